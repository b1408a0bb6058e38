import { COMMANDS_VERSION, type CommandAnswer, toWire } from '@fm/workflows/command';
import { LOGINS, openTestDoor, type TestDoor } from '@fm/workflows/testing';
import { NOW } from '../rules-tests/now';
import type { AnySample, Caller } from './samples';

/** A door with what a sample needs behind it, and everybody who knocks. */
export function doorFor({ stored }: AnySample): TestDoor {
  const door = openTestDoor(NOW, { newcomer: 'new@x.example' });
  const { office } = LOGINS;
  door.database.put('users/unknown', { ...office, role: 'dispatcher', trashed: false });
  door.database.put('users/trashed', { ...office, trashed: true });
  for (const [path, data] of Object.entries(stored)) door.database.put(path, data as never);
  return door;
}

/** What a page sends: the input as JSON. */
export const wired = (input: unknown): unknown => JSON.parse(JSON.stringify(toWire(input)));

/** Knocks with an input as it is on the wire. */
export const knock = (door: TestDoor, by: Caller, name: string, input: unknown): Promise<CommandAnswer> =>
  door.send(by, { id: 'k1', name, version: COMMANDS_VERSION, input });
