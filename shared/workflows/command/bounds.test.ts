import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';
import { checkBounds } from './bounds';
import { COMMANDS_VERSION } from './request';

const now = new Date('2026-11-20T09:00:00Z');

const refusal = (input: unknown): object | undefined => {
  try {
    checkBounds(input);
    return undefined;
  } catch (error) {
    return (error as { failure: object }).failure;
  }
};
const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('what enters the door', () => {
  it('is a page of an import, and the largest picture', () => {
    const row = {
      id: 'c1',
      values: Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x'])),
    };
    expect(refusal({ rows: Array.from({ length: 500 }, () => row) })).toBeUndefined();
    expect(refusal({ content: { $bytes: 'A'.repeat(960_000) } })).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['a list without end', { ids: Array.from({ length: 250_000 }, () => 'x') }, 'ids'],
    ['many long lists', Array.from({ length: 900 }, () => Array.from({ length: 900 }, () => 1)), '55.443'],
    ['a text without end', { title: 'x'.repeat(60_000) }, 'title'],
    ['many long texts', Array.from({ length: 100 }, () => 'x'.repeat(40_000)), '49'],
    ['a map in a map, endlessly', nested(100_000), `a${'.a'.repeat(19)}`],
    ['a key that every map has', { lines: { constructor: {} } }, 'lines'],
    ['a key that leads to what maps are made of', JSON.parse('{"a":{"__proto__":{}}}'), 'a'],
    ['half a letter', { a: ['\ud800'] }, 'a.0'],
    ['a text in which there is nothing to see', { values: { reason: '\u200b \u2800' } }, 'values.reason'],
    ['the character that ends texts', { a: 'x\0' }, 'a'],
  ])('is never %s: the refusal names the place, and nothing of it', (_, input, place) => {
    const failure = refusal(input);
    expect(failure).toMatchObject({ kind: 'invalid', fields: { [place]: expect.any(String) } });
    expect(JSON.stringify(failure).length).toBeLessThan(500);
  });

  it('may be empty, or what was stored before by whoever could', () => {
    expect(() =>
      checkBounds({ values: { reason: '', note: ' \n' }, base: { reason: '\u200b' } }),
    ).not.toThrow();
  });

  it('is refused in few words, however much of it is wrong', async () => {
    const { send } = openTestDoor(now);
    const echo = 'repeat me '.repeat(2000);
    const values = { ...emptyTask(), title: echo, priority: echo };
    const bad = {
      id: 't1',
      values,
      base: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [n, echo.slice(0, 900)])),
    };
    const input = [
      bad,
      { type: 'task', id: 't1', entryIds: Array.from({ length: 900 }, () => 5), batchId: 'b' },
    ];
    for (const [at, name] of ['tasks.save', 'records.putBack'].entries()) {
      const answer = await send('manager', {
        id: `k${at}`,
        name,
        version: COMMANDS_VERSION,
        input: input[at],
      });
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(JSON.stringify(answer)).not.toContain('repeat me');
      expect(JSON.stringify(answer).length).toBeLessThan(10_000);
    }
  });
});
