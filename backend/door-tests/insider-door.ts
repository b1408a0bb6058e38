import { emptyTask } from '@fm/domain/task';
import type { CommandAnswer } from '@fm/workflows/command';
import { crewed } from './crewed-order';
import { doorFor, wired } from './knocking';
import type { Caller } from './samples';

let asked = 0;

/** A door behind which the order `w1` and these documents are, for attacks by somebody with a login. */
export function openWith(documents: Readonly<Record<string, object>> = {}) {
  const door = doorFor({ stored: { ...crewed(), ...documents }, input: {}, may: ['admin'] });
  const ask = (by: Caller, name: string, input: unknown): Promise<CommandAnswer> => {
    asked += 1;
    return door.send(by, { id: `i${asked}`, name, version: 1, input: wired(input) });
  };
  return { ...door, ask, at: (path: string) => door.database.at(path) };
}

/** A refusal that names a field. */
export const refusedAt = (field: string) => ({
  ok: false,
  failure: { kind: 'invalid', fields: { [field]: expect.any(String) } },
});

/** What the form of a task sends. */
export const task = (over: object = {}) => ({ ...emptyTask(), title: 'Order filters', ...over });

/** As a form sends them: a name is the server's to say. */
export const customerRef = { id: 'c1', name: 'X' };
export const siteRef = { id: 's1', name: 'X' };
