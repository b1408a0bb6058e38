import { can } from '@fm/domain/role';
import { COMMANDS } from '@fm/workflows/commands';
import { LOGINS } from '@fm/workflows/testing';
import { doorFor, knock, wired } from './knocking';
import { CALLERS, ROWS, SAMPLES } from './samples';

const permissionOf = (name: string) => COMMANDS.find((command) => command.name === name)?.permission;

it('every command has a row in samples.ts, and every row a command', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect({
    without: names.filter((name) => !(name in SAMPLES)),
    unknown: Object.keys(SAMPLES).filter((name) => !names.includes(name)),
  }).toEqual({ without: [], unknown: [] });
});

describe.each(ROWS)('%s', (_, name, sample) => {
  it.each(CALLERS)('is answered as the table says: %s', async (by) => {
    const door = doorFor(sample);
    const told = door.database.all('events').length;
    const answer = await knock(door, by, name, wired(sample.input));
    const kind = answer.ok ? 'done' : answer.failure.kind;
    if (sample.may.includes(by)) expect(answer).toEqual(expect.objectContaining({ ok: true }));
    else {
      expect(['refused', 'invalid']).toContain(kind);
      expect(door.database.all(`users/${by}/commands`)).toEqual([]);
      expect(door.database.all('events')).toHaveLength(told);
    }
    const role = LOGINS[by]?.role;
    const permission = permissionOf(name);
    if (sample.may.includes(by) && role !== undefined && permission !== undefined)
      expect(can(role, permission)).toBe(true);
  });

  it.each(['disabled', 'trashed', 'nobody'] as const)(
    'is refused to %s before anything is looked at',
    async (by) => {
      const answer = await knock(doorFor(sample), by, name, { damaged: true });
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    },
  );
});
