import { gathered, type News } from './index';

const changed = (count: number, over: Partial<News> = {}) =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'changed' as const,
    record: { type: 'workOrder', id: `o${at}`, label: `WO-${at}` },
    ...over,
  }));

describe('news of one commit', () => {
  it('of few records are told one by one', () => {
    expect(gathered(changed(5))).toEqual(changed(5));
  });

  it('of many records of a kind are told together', () => {
    expect(gathered([...changed(200), ...changed(6, { kind: 'assigned' })])).toEqual([
      { ...changed(1)[0], records: 200 },
      { ...changed(1, { kind: 'assigned' })[0], records: 6 },
    ]);
  });

  it('that each ask for something stay apart', () => {
    const reviews = changed(6, { kind: 'review' });
    expect(gathered(reviews)).toEqual(reviews);
  });

  it('of one record are one', () => {
    const [one] = changed(1);
    expect(gathered(one ? [one, one] : [])).toEqual([one]);
  });
});
