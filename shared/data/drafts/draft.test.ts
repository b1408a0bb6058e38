import { DRAFT_DAYS, type Draft, fitting, isStale } from './draft';

const at = new Date('2026-11-20T14:32:00Z');
const draft = (from: object, typed: object): Draft => ({ savedAt: at, recordId: 'x', from, typed });

describe('a draft', () => {
  it('fits the form it was typed into', () => {
    const kept = { from: { name: '', areaM2: null }, typed: { name: 'Elbe', areaM2: 12 } };
    expect(fitting(draft(kept.from, kept.typed), { name: '', areaM2: null })).toEqual(kept);
  });

  it('gives what a later version of the form still has', () => {
    const old = draft({ name: '', fax: '', tags: '' }, { name: 'Elbe', fax: '1', tags: 'a, b' });
    expect(fitting(old, { name: '', tags: [], phone: '' })).toEqual({
      from: { name: '' },
      typed: { name: 'Elbe' },
    });
  });

  it('leaves out a list whose rows look different now', () => {
    const old = draft({ name: '', sites: [] }, { name: 'Elbe', sites: [{ id: '1', town: 'Hamburg' }] });
    const form = { name: '', sites: [{ id: '2', address: {} }] };
    expect(fitting(old, form)).toEqual({ from: { name: '' }, typed: { name: 'Elbe' } });
  });

  it('is no use to a form that knows none of its fields', () => {
    expect(fitting(draft({ a: '' }, { a: 'x' }), { b: '' })).toBeUndefined();
  });

  it('goes when nobody came back for it', () => {
    const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
    expect(isStale(draft({}, {}), later(DRAFT_DAYS - 1))).toBe(false);
    expect(isStale(draft({}, {}), later(DRAFT_DAYS + 1))).toBe(true);
  });
});
