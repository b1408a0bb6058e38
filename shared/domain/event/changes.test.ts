import { DERIVED } from '../record';
import { changesBetween, isComplete } from './index';

const fields = { nameLower: DERIVED };

describe('changes between two states of a record', () => {
  it('name the fields that differ with both values', () => {
    expect(changesBetween(fields, { title: 'a', priority: 'low' }, { title: 'b', priority: 'low' })).toEqual([
      { path: 'title', from: 'a', to: 'b' },
    ]);
  });

  it('leave out the side where there is nothing', () => {
    expect(changesBetween(fields, { phone: '1' }, { email: 'x' })).toEqual([
      { path: 'phone', from: '1' },
      { path: 'email', to: 'x' },
    ]);
  });

  it('reach into maps and name the way', () => {
    const before = { billing: { city: 'Kiel', line1: 'Hafen 1' } };
    expect(changesBetween(fields, before, { billing: { city: 'Jena', line1: 'Hafen 1' } })).toEqual([
      { path: 'billing.city', from: 'Kiel', to: 'Jena' },
    ]);
  });

  it('name the line whose field differs, as it was called before', () => {
    const lines = {
      l1: { name: 'Deep cleaning', qtyMilli: 16_000 },
      l2: { name: 'Windows', qtyMilli: 1000 },
    };
    const after = { ...lines, l1: { name: 'Deep clean', qtyMilli: 20_000 } };
    expect(changesBetween(fields, { lines }, { lines: after })).toEqual([
      { path: 'lines.l1.name', entryName: 'Deep cleaning', from: 'Deep cleaning', to: 'Deep clean' },
      { path: 'lines.l1.qtyMilli', entryName: 'Deep cleaning', from: 16_000, to: 20_000 },
    ]);
  });

  it('name no record that is a field of its own', () => {
    expect(
      changesBetween(
        fields,
        { emergency: { name: 'Jan', phone: '1' } },
        { emergency: { name: 'Jan', phone: '2' } },
      ),
    ).toEqual([{ path: 'emergency.phone', from: '1', to: '2' }]);
  });

  it('tell references whole, so that they can be put back', () => {
    const [a, b] = [
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
    ];
    expect(changesBetween(fields, { siteRef: a }, { siteRef: b })).toEqual([
      { path: 'siteRef', from: a, to: b },
    ]);
  });

  it('compare instants and lists by value', () => {
    const record = { at: new Date(5), tags: ['a', 'b'] };
    expect(changesBetween(fields, record, { at: new Date(5), tags: ['a', 'b'] })).toEqual([]);
    expect(changesBetween(fields, record, { at: new Date(6), tags: ['b', 'a'] })).toHaveLength(2);
  });

  it('leave out the envelope and fields kept for sorting', () => {
    const before = { rev: 1, updatedAt: new Date(1), tokens: ['a'], nameLower: 'a', id: 'x' };
    expect(
      changesBetween(fields, before, {
        rev: 2,
        updatedAt: new Date(2),
        tokens: ['b'],
        nameLower: 'b',
        id: 'x',
      }),
    ).toEqual([]);
  });

  it('tell long texts whole', () => {
    const notes = 'x'.repeat(5000);
    expect(changesBetween(fields, {}, { notes })).toEqual([{ path: 'notes', to: notes }]);
  });

  const many = (value: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, value]));

  it('tell a whole map where too much in it differs', () => {
    const changes = changesBetween(fields, { lines: many('a') }, { lines: many('b') });
    expect(changes).toEqual([{ path: 'lines', from: many('a'), to: many('b') }]);
    expect(isComplete(changes)).toBe(true);
  });

  it('are at most 30, and say that they may not be all', () => {
    const changes = changesBetween(fields, {}, many('a'));
    expect(changes).toHaveLength(30);
    expect(isComplete(changes)).toBe(false);
    expect(changesBetween(fields, { lines: many('a') }, { lines: many('x'.repeat(6000)) })).toHaveLength(30);
  });
});
