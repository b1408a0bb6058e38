import { areParts, mergedParts } from './merge-parts';

const base = {
  a: { label: 'Check the filter', order: 0 },
  b: { label: 'Measure the pressure', order: 1 },
};

describe('parts changed on both sides', () => {
  it('keep a tick of one side and a new label of the other on the same item', () => {
    const theirs = { ...base, a: { ...base.a, value: true } };
    const mine = { ...base, a: { ...base.a, label: 'Replace the filter' } };
    expect(mergedParts(base, theirs, mine)?.a).toEqual({
      label: 'Replace the filter',
      order: 0,
      value: true,
    });
  });

  it('keep what either side added and leave out what one removed', () => {
    const theirs = { a: base.a, c: { label: 'Lock up', order: 2 } };
    const mine = { ...base, d: { label: 'Take photos', order: 3 } };
    expect(Object.keys(mergedParts(base, theirs, mine) ?? {}).sort()).toEqual(['a', 'c', 'd']);
  });

  it('cannot be merged where one side removed what the other changed', () => {
    const theirs = { ...base, a: { ...base.a, value: true } };
    expect(mergedParts(base, theirs, { b: base.b })).toBeUndefined();
  });

  it('cannot be merged where both changed one field of one part differently', () => {
    const theirs = { ...base, a: { ...base.a, label: 'Clean the filter' } };
    const mine = { ...base, a: { ...base.a, label: 'Replace the filter' } };
    expect(mergedParts(base, theirs, mine)).toBeUndefined();
  });
});

describe('a map of parts', () => {
  it('is told from an address, which is one thing', () => {
    expect(areParts(base)).toBe(true);
    expect(areParts({ line1: 'Weg 1', city: 'Kiel' })).toBe(false);
    expect(areParts(undefined)).toBe(false);
  });
});
