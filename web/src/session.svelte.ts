// Who is at this device.
import type { Person } from "./contract/server.ts";
import { api } from "./net/api.ts";

class Session {
  person = $state.raw<Person | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.person = (await api.me()).person;
    this.known = true;
  }

  async nameMe(name: string): Promise<void> {
    this.person = (await api.nameMe(name)).person;
  }

  async enter(name: string, password: string): Promise<void> {
    this.person = (await api.enter(name, password)).person;
  }

  async leave(): Promise<void> {
    this.person = (await api.leave()).person;
  }
}

export const session = new Session();
