import { changesBetween } from './index';

describe('changes between two states of a record', () => {
  it('name the fields that differ with both values', () => {
    expect(changesBetween({ title: 'a', priority: 'low' }, { title: 'b', priority: 'low' })).toEqual([
      { path: 'title', from: 'a', to: 'b' },
    ]);
  });

  it('leave out the side where there is nothing', () => {
    expect(changesBetween({ phone: '1' }, { email: 'x' })).toEqual([
      { path: 'phone', from: '1' },
      { path: 'email', to: 'x' },
    ]);
  });

  it('reach into maps and name the way', () => {
    const before = { billing: { city: 'Kiel', line1: 'Hafen 1' } };
    expect(changesBetween(before, { billing: { city: 'Jena', line1: 'Hafen 1' } })).toEqual([
      { path: 'billing.city', from: 'Kiel', to: 'Jena' },
    ]);
  });

  it('tell the names of references', () => {
    expect(changesBetween({ siteRef: { id: '1', name: 'A' } }, { siteRef: { id: '2', name: 'B' } })).toEqual([
      { path: 'siteRef', from: 'A', to: 'B' },
    ]);
  });

  it('compare instants and lists by value', () => {
    const record = { at: new Date(5), tags: ['a', 'b'] };
    expect(changesBetween(record, { at: new Date(5), tags: ['a', 'b'] })).toEqual([]);
    expect(changesBetween(record, { at: new Date(6), tags: ['b', 'a'] })).toHaveLength(2);
  });

  it('leave out the envelope and fields kept for sorting', () => {
    const before = { rev: 1, updatedAt: new Date(1), tokens: ['a'], nameLower: 'a', id: 'x' };
    expect(
      changesBetween(before, { rev: 2, updatedAt: new Date(2), tokens: ['b'], nameLower: 'b', id: 'x' }),
    ).toEqual([]);
  });

  it('are at most 30 and cut long texts', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, index]));
    expect(changesBetween({}, many)).toHaveLength(30);
    const [change] = changesBetween({}, { notes: 'x'.repeat(5000) });
    expect(String(change?.to).length).toBeLessThan(600);
  });
});
