// Plain HTTP. A refusal by the server is thrown as `Refused`, with its code and its sentence.
import type {
  Course,
  GameInfo,
  GoOnBody,
  LabBody,
  LabStanding,
  LineBody,
  LogPage,
  Me,
  Moment,
  MyTable,
  Notes,
  Proposal,
  ReadLine,
  Reviewed,
  SagaBody,
  SagaInfo,
  SagaPage,
  TableInfo,
  TableWish,
  Token,
} from "../contract/server.ts";
import type { Message } from "../text/voice.ts";

interface Count {
  tables: number;
}

export class Refused extends Error {
  readonly code: string;
  /** The same sentence as a message to translate; null if the server has it in English only. */
  readonly said: Message | null;
  /** The game whose texts include the message; empty if it is one of the product's own texts. */
  readonly game: string;

  constructor(code: string, text: string, said: Message | null = null, game = "") {
    super(text);
    this.code = code;
    this.said = said;
    this.game = game;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused("unreachable", "The server does not answer.");
  }
  if (response.ok) {
    const json = /^application\/json(;|$)/.test(response.headers.get("content-type") ?? "");
    return (json ? await response.json() : await response.text()) as T;
  }
  const told = (await response.json().catch(() => null)) as Partial<
    Refused & { text: string }
  > | null;
  const { code = "unavailable", text = response.statusText, said, game } = told ?? {};
  throw new Refused(code, text, said, game);
}

const get = <T>(path: string): Promise<T> => request("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body);

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const saga = (id: string): string => `/api/sagas/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>("/api/me"),
  nameMe: (name: string) => post<Me>("/api/me", { name }),
  protect: (password: string, old?: string) =>
    post<Me>("/api/me/password", old === undefined ? { password } : { password, old }),
  enter: (name: string, password: string) => post<Me>("/api/me/enter", { name, password }),
  leave: () => post<Me>("/api/me/leave"),
  newToken: () => post<Token>("/api/me/tokens"),
  dropTokens: () => request<Me>("DELETE", "/api/me/tokens"),

  games: () => get<GameInfo[]>("/api/games"),
  publicTables: () => get<TableInfo[]>("/api/tables"),
  myTables: (archived = false) =>
    get<MyTable[]>(`/api/tables/mine${archived ? "?archived=true" : ""}`),
  open: (wish: TableWish) => post<TableInfo>("/api/tables", wish),
  table: (id: string, invite?: string) =>
    get<TableInfo>(table(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  close: (id: string) => request<Me>("DELETE", table(id)),
  sit: (id: string, seat?: number, invite?: string) =>
    post<TableInfo>(`${table(id)}/sit`, { seat: seat ?? null, invite: invite ?? null }),
  getUp: (id: string) => post<TableInfo>(`${table(id)}/get-up`),
  giveSeat: (id: string, seat: number, wish: { kind: string; bot?: string; name?: string }) =>
    post<TableInfo>(`${table(id)}/seats/${seat}`, wish),
  invite: (id: string, seat: number) =>
    post<{ table: string; seat: number; invite: string }>(`${table(id)}/seats/${seat}/invite`),
  swap: (id: string, one: number, other: number) =>
    post<TableInfo>(`${table(id)}/swap`, { one, other }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  timeOut: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/time-out`),
  takeOver: (id: string, seat: number, bot: string | null) =>
    post<TableInfo>(`${table(id)}/seats/${seat}/take-over`, { bot }),
  giveBack: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/give-back`),
  resign: (id: string, seat: number, bot?: string) =>
    post<TableInfo>(`${table(id)}/seats/${seat}/resign`, bot === undefined ? {} : { bot }),
  propose: (id: string, kind: Proposal["kind"], seat: number | null = null) =>
    post<TableInfo>(`${table(id)}/propose`, { kind, seat }),
  consent: (id: string, agree: boolean) => post<TableInfo>(`${table(id)}/consent`, { agree }),
  /** Leaves a table; the person can come back. */
  goAway: (id: string) => post<Count>(`${table(id)}/leave`),
  remind: (id: string) => post<TableInfo>(`${table(id)}/remind`),
  archive: (tables: readonly string[], archived = true) =>
    post<Count>("/api/tables/archive", { tables, archived }),
  sweep: () => post<Count>("/api/tables/sweep"),
  notes: () => get<Partial<Record<string, Notes>>>("/api/me/notes"),
  keepNotes: (game: string, notes: Notes) => post<Notes>(`/api/me/notes/${game}`, notes),
  pushKey: () => get<{ key: string }>("/api/me/push"),
  callMe: (device: { endpoint: string; key: string; auth: string; language: string }) =>
    post<{ key: string }>("/api/me/push", device),
  dontCallMe: (endpoint: string) => post<unknown>("/api/me/push/stop", { endpoint }),
  mySagas: () => get<SagaInfo[]>("/api/sagas/mine"),
  saga: (id: string) => get<SagaPage>(saga(id)),
  beginSaga: (body: SagaBody) => post<SagaPage>("/api/sagas", body),
  readSaga: (body: LineBody) => post<ReadLine>("/api/sagas/read", body),
  sagaLine: (id: string) => get<{ line: string }>(`${saga(id)}/line`),
  sagaBook: (id: string) => get<Record<string, unknown>>(`${saga(id)}/book`),
  nextOfSaga: (id: string, who: GoOnBody = {}) => post<TableInfo>(`${saga(id)}/next`, who),
  branchSaga: (id: string, games: number, name: string) =>
    post<SagaPage>(`${saga(id)}/branch`, { games, name }),
  nameSaga: (id: string, name: string) => post<SagaPage>(`${saga(id)}/name`, { name }),
  dropSaga: (id: string) => request<Me>("DELETE", saga(id)),
  lab: (language: string) => get<LabStanding | null>(`/api/lab?language=${language}`),
  startLab: (wish: LabBody, language: string) =>
    post<LabStanding>(`/api/lab?language=${language}`, wish),
  pauseLab: (paused: boolean, language: string) =>
    post<LabStanding>(`/api/lab/pause?language=${language}`, { paused }),
  enterLab: (text: string, language: string) =>
    post<LabStanding>(`/api/lab/plan?language=${language}`, { text }),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  record: (id: string) => get<string>(`${table(id)}/record`),
  position: (id: string, number: number) =>
    get<Record<string, unknown>>(`${table(id)}/position?number=${number}`),
  moment: (id: string, number: number | null, seat: number | "open" | null) => {
    const query = new URLSearchParams();
    if (number !== null) query.set("number", String(number));
    if (seat === "open") query.set("open_cards", "true");
    else if (seat !== null) query.set("seat", String(seat));
    return get<Moment>(`${table(id)}/moment?${query}`);
  },
  course: (id: string, seat: number | null) =>
    get<Course>(`${table(id)}/course${seat === null ? "" : `?seat=${seat}`}`),
  /** The review so far; ask again until it is whole. */
  review: (id: string, deep: boolean) => get<Reviewed>(`${table(id)}/review?deep=${deep}`),
  /** A running game since the seat last answered. */
  /** A page of the events before a number, as a seat saw them. */
  log: (id: string, seat: number | null, before: number) =>
    get<LogPage>(`${table(id)}/log?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
  meanwhile: (id: string, number: number | null, seat: number) => {
    const query = new URLSearchParams({ seat: String(seat) });
    if (number !== null) query.set("number", String(number));
    return get<Moment>(`${table(id)}/meanwhile?${query}`);
  },
  playOn: (id: string, number: number, seats: TableWish["seats"] = []) =>
    post<TableInfo>(`${table(id)}/play-on`, { number, seats }),
  importRecord: (record: string) => post<TableInfo>("/api/tables/import", { record }),
  importPosition: (position: unknown, seats: TableWish["seats"] = []) =>
    post<TableInfo>("/api/tables/import", { position, seats }),
};
