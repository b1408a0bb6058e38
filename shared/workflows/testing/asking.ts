import type { User } from '@fm/domain/user';
import { answerCommand, COMMANDS_VERSION, type CommandAnswer, toWire } from '../command';
import { COMMANDS, type CommandInput, type CommandName } from '../commands';
import { MemoryDatabase } from './memory-database';

/** A door in memory, with a user record for whoever knocks. */
export interface TestDoor {
  readonly database: MemoryDatabase;
  /** Sends a command as somebody; `id` is a new one for each when left out. */
  ask<N extends CommandName>(
    uid: string,
    name: N,
    input: CommandInput<N>,
    id?: string,
  ): Promise<CommandAnswer>;
  /** Sends anything as it is. */
  send(uid: string, request: unknown): Promise<CommandAnswer>;
}

/** Logins of each role, and one that is disabled: uid and record. */
export const LOGINS: Readonly<Record<string, User>> = {
  admin: { email: 'admin@x.example', role: 'admin', name: 'Ana Adler', employeeId: 'ana' },
  office: { email: 'office@x.example', role: 'office', name: 'Olga Brandt', employeeId: 'olga' },
  manager: { email: 'manager@x.example', role: 'manager', name: 'Marek Wolny', employeeId: 'marek' },
  empty: { email: 'empty@x.example', role: '', name: 'Emil Otto' },
  disabled: { email: 'gone@x.example', role: 'office', name: 'Gone', disabled: true },
};

/**
 * Opens a door in memory at a moment that stands still; `verified` are confirmed e-mail addresses, by uid. All sessions
 * began at `signedIn`.
 */
export function openTestDoor(
  now: Date,
  verified: Readonly<Record<string, string>> = {},
  signedIn: Date = now,
): TestDoor {
  const database = new MemoryDatabase(() => now);
  for (const [uid, user] of Object.entries(LOGINS)) database.put(`users/${uid}`, { ...user, trashed: false });
  const site = () => ({ address: 'https://office.example', company: 'Nordhaus' });
  const door = { database, commands: COMMANDS, now: () => now, site };
  const signedInAt = Math.floor(signedIn.getTime() / 1000);
  const callerOf = (uid: string) => ({ uid, verifiedEmail: verified[uid], signedInAt });
  let asked = 0;
  return {
    database,
    ask(uid, name, input, id) {
      asked += 1;
      const request = { id: id ?? `c${asked}`, name, version: COMMANDS_VERSION, input: toWire(input) };
      // As it crosses the wire.
      return answerCommand(door, callerOf(uid), JSON.parse(JSON.stringify(request)));
    },
    send: (uid, request) => answerCommand(door, callerOf(uid), request),
  };
}
