import { countsOf } from './counts-of';

const exactly = (count: number) => ({ count, atLeast: false });

describe('what board and calendar tell of their size', () => {
  it('names what is hidden without a filter', () => {
    expect(countsOf(exactly(123), exactly(240), 0)).toMatchObject({ hidden: 117 });
    expect(countsOf(exactly(123), exactly(240), 1)).toMatchObject({ total: exactly(240), hidden: undefined });
  });

  it('claims nothing while one of the numbers is not known or ends at a thousand', () => {
    expect(countsOf(undefined, exactly(240), 0).hidden).toBeUndefined();
    expect(countsOf(exactly(123), { count: 1000, atLeast: true }, 0).hidden).toBeUndefined();
  });

  it('never tells of fewer in all than it shows', () => {
    expect(countsOf(exactly(241), exactly(240), 1).total).toEqual(exactly(241));
  });
});
