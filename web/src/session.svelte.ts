// The person at this device.
import type { Person } from "./contract/server.ts";
import { setAddress } from "./net/address.ts";
import { api } from "./net/api.ts";

class Session {
  person = $state.raw<Person | null>(null);
  known = $state(false);
  /** Whether the server did not answer the question who this is. */
  lost = $state(false);
  /** Whether a person is being asked for a name, in `ui/AskName.svelte`. */
  asking = $state(false);

  #loading: Promise<void> | null = null;
  #answer: ((named: boolean) => void) | null = null;

  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    try {
      const { person, address } = await api.me();
      this.person = person;
      setAddress(address ?? null);
      this.known = true;
      this.lost = false;
    } catch (error) {
      this.#loading = null;
      this.lost = true;
      throw error;
    }
  }

  /** Whether the person is known; asks for a name if not. */
  async introduced(): Promise<boolean> {
    await this.load();
    if (this.person) return true;
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answered(named: boolean): void {
    this.asking = false;
    this.#answer?.(named);
    this.#answer = null;
  }

  async nameMe(name: string): Promise<void> {
    this.person = (await api.nameMe(name)).person;
  }

  async protect(password: string, old?: string): Promise<void> {
    this.person = (await api.protect(password, old)).person;
  }

  async enter(name: string, password: string): Promise<void> {
    this.person = (await api.enter(name, password)).person;
  }

  async leave(): Promise<void> {
    this.person = (await api.leave()).person;
  }
}

export const session = new Session();
