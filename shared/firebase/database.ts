import {
  type Database,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
} from 'firebase/database';
import { firebaseApp, firebaseSettings } from './app';

/** What of the realtime database presence needs. */
export interface RealtimeLine {
  /** Tells whether there is a connection, at once and at every change. Gives what ends that. */
  onConnected(listener: (connected: boolean) => void): () => void;
  /** Tells what is at a path, at once and at every change; `ended` when that is not or no longer allowed. */
  watch(path: string, listener: (value: unknown) => void, ended: () => void): () => void;
  /** Resolves when it is stored; rejects when it is refused. */
  write(path: string, value: unknown): Promise<void>;
  remove(path: string): Promise<void>;
  /** Leaves a value, null for none, to be written when the connection ends. */
  leave(path: string, value: unknown): Promise<void>;
  /** Takes back what was left at a path. */
  keep(path: string): Promise<void>;
  /** A key that nobody else has. */
  newKey(): string;
  /** The server's time, milliseconds since 1970. */
  now(): number;
  connect(): void;
  disconnect(): void;
}

/** Stands for the server's time in a value that is written. */
export const SERVER_TIME = serverTimestamp();

/** The line of a database. */
export function lineOf(database: Database): RealtimeLine {
  const at = (path: string) => ref(database, path);
  let offset = 0;
  onValue(at('.info/serverTimeOffset'), (snapshot) => {
    offset = Number(snapshot.val()) || 0;
  });
  return {
    onConnected: (listener) =>
      onValue(at('.info/connected'), (snapshot) => listener(snapshot.val() === true)),
    watch: (path, listener, ended) => onValue(at(path), (snapshot) => listener(snapshot.val()), ended),
    write: (path, value) => set(at(path), value),
    remove: (path) => remove(at(path)),
    leave: (path, value) => {
      const left = onDisconnect(at(path));
      return value === null ? left.remove() : left.set(value);
    },
    keep: (path) => onDisconnect(at(path)).cancel(),
    newKey: () => push(at('/')).key ?? crypto.randomUUID(),
    now: () => Date.now() + offset,
    connect: () => goOnline(database),
    disconnect: () => goOffline(database),
  };
}

let line: RealtimeLine | undefined;

/** The line of this page; undefined where the project has no realtime database. */
export function realtimeLine(): RealtimeLine | undefined {
  if (firebaseSettings().project.databaseURL === undefined) return undefined;
  if (!line) {
    // After one lost connection the SDK would begin with script tags, which the policy forbids.
    forceWebSockets();
    line = lineOf(getDatabase(firebaseApp()));
  }
  return line;
}
