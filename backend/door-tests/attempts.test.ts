import { COMMANDS_VERSION } from '@fm/workflows/command';
import { INSIDERS, isSame, shapelessAttempts } from './attempts';
import { doorFor, knock, wired } from './knocking';
import { ROWS } from './samples';

/* What people with a login send in place of an honest input, at each place of each command: in turn by who may ask for it and by everybody else. */

const ATTACKED = ROWS.map(([title, name, sample]) => {
  const others = INSIDERS.filter((by) => by !== sample.may[0]);
  const attempts = shapelessAttempts(name, sample).map((attempt, at) => {
    const other = others[(at >> 1) % others.length] ?? 'disabled';
    return { ...attempt, by: at % 2 === 0 ? sample.may[0] : other };
  });
  return [title, attempts.length, { name, sample, attempts }] as const;
});
const ALL = ATTACKED.reduce((sum, [, count]) => sum + count, 0);

describe(`${ALL.toLocaleString('en')} attempts with what no input holds`, () => {
  it.each(ATTACKED)(
    '%s refuses %i of them, and takes their honest twin',
    async (_, __, { name, sample, attempts }) => {
      const door = doorFor(sample);
      const before = door.database.everything();
      const through: string[] = [];
      for (const [at, { by, place, what, input }] of attempts.entries()) {
        const request = { id: `k${at}`, name, version: COMMANDS_VERSION, input };
        const answer = await door.send(by, request).catch((error: Error) => error.message);
        const kind = typeof answer === 'string' ? answer : answer.ok ? 'done' : answer.failure.kind;
        const isRefused = kind === 'invalid' || (kind === 'refused' && !sample.may.includes(by));
        if (!isRefused) through.push(`${by}: ${place} as ${what}: ${kind}`);
      }
      expect(through).toEqual([]);
      expect(isSame(before, door.database.everything())).toBe(true);
      expect(await knock(door, sample.may[0], name, wired(sample.input))).toMatchObject({ ok: true });
    },
  );
});
