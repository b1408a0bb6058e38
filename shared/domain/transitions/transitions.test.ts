import { defineTransitions } from './index';

type Status = 'open' | 'done' | 'gone';
type Fact = 'staff' | 'doer' | 'ready';
const labels = { open: 'Open', done: 'Done', gone: 'Gone' };
const table = defineTransitions<Status, Fact>([
  { from: ['open'], to: 'done', label: 'Finish', who: ['staff'], unless: ['doer'], when: ['ready'] },
]);
const facts = (...names: Fact[]) => new Set(names);

describe('a table of transitions', () => {
  it('allows what a row names', () => {
    expect(table.refusal('open', 'done', facts('staff', 'ready'), labels)).toBeUndefined();
    expect(table.next('open', facts('staff', 'ready')).map(({ label }) => label)).toEqual(['Finish']);
  });

  it('refuses a pair no row names, in words', () => {
    expect(table.refusal('done', 'gone', facts('staff', 'ready'), labels)).toBe(
      '“Done” cannot become “Gone”.',
    );
  });

  it('refuses who is not named or is excepted', () => {
    expect(table.refusal('open', 'done', facts('ready'), labels)).toMatch(/not allowed/);
    expect(table.refusal('open', 'done', facts('staff', 'doer', 'ready'), labels)).toMatch(/not allowed/);
  });

  it('refuses while a condition does not hold', () => {
    expect(table.refusal('open', 'done', facts('staff'), labels)).toBe('“Open” cannot become “Done”.');
    expect(table.next('open', facts('staff'))).toEqual([]);
  });
});
