import { ShownCounts, sumOf } from './shown-counts';

const exactly = (count: number) => ({ count, atLeast: false });

describe('what the parts of a screen hold together', () => {
  it('is their sum, and at least that where one of them ended counting', () => {
    expect(sumOf([exactly(30), exactly(0), exactly(12)])).toEqual(exactly(42));
    expect(sumOf([exactly(30), { count: 1000, atLeast: true }])).toEqual({ count: 1030, atLeast: true });
  });

  it('is not known before each of them is', () => {
    expect(sumOf([exactly(30), undefined])).toBeUndefined();
  });

  it('is told to who listens, as long as they do', () => {
    const counts = new ShownCounts();
    const heard: unknown[] = [];
    const stop = counts.subscribe(() => heard.push(counts.getSnapshot().get('draft')));
    counts.report('draft', exactly(3));
    stop();
    counts.report('draft', exactly(4));
    expect(heard).toEqual([exactly(3)]);
  });
});
