import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const gregorianOnly = createRequire(__filename)('./gregorian-only-loader.cjs') as (source: string) => string;
const dist = dirname(require.resolve('@internationalized/date'));
const source = readFileSync(join(dist, 'private/createCalendar.mjs'), 'utf8');

describe('fields for dates without calendars that nobody is shown', () => {
  it('makes the Gregorian one alone', () => {
    const [, gregorian] = /import \{GregorianCalendar as (\S+)\}/.exec(source) ?? [];
    expect(source.match(/return new /g)?.length).toBeGreaterThan(10);
    expect(gregorianOnly(source).match(/return new [^;]+/g)).toEqual([`return new (0, ${gregorian})()`]);
  });

  it('stops the build where it is chosen in another way than it used to be', () => {
    expect(() => gregorianOnly('const calendars = { gregory };')).toThrow('in another way');
  });
});
