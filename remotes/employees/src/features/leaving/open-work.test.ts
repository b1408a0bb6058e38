import { byDay, countsOf, isLeftBehind, type OpenRecord } from './open-work';

const TODAY = '2026-11-22';
const task = (id: string, day?: string): OpenRecord => ({ kind: 'task', id, name: id, day, to: '/' });

describe('open work of somebody who leaves', () => {
  it('is what is to be done after the last day, and what has no day', () => {
    expect(isLeftBehind('2026-11-30', '2026-11-30', TODAY)).toBe(false);
    expect(isLeftBehind('2026-12-01', '2026-11-30', TODAY)).toBe(true);
    expect(isLeftBehind(undefined, '2026-11-30', TODAY)).toBe(true);
  });

  it('is everything once the last day is over', () => {
    expect(isLeftBehind('2026-11-01', '2026-11-20', TODAY)).toBe(true);
  });

  it('stands by its day and is counted by kind', () => {
    const rows = [task('a'), task('b', '2026-12-02'), task('c', '2026-12-01')];
    expect([...rows].sort(byDay).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(countsOf([...rows, { kind: 'plan' }])).toBe('3 tasks and 1 maintenance plan');
  });
});
