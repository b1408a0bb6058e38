import { FailureSignal } from '../failure';
import { mergedPatch } from './merge';

interface Record {
  name: string;
  phone?: string;
  day?: Date;
  updatedBy?: { uid: string; name: string };
}

const base: Record = { name: 'Elbe Clinic', phone: '+49 40 1', day: new Date('2026-11-20T08:00:00Z') };

describe('three-way merge', () => {
  it('writes only what differs from what the form was opened with', () => {
    expect(mergedPatch(base, base, { name: 'Elbe Clinic', phone: '+49 40 2' })).toEqual({
      phone: '+49 40 2',
    });
  });

  it('takes two equal instants for no change', () => {
    expect(mergedPatch(base, base, { day: new Date('2026-11-20T08:00:00Z') })).toEqual({});
  });

  it('leaves a field that only the other side changed as they left it', () => {
    expect(
      mergedPatch(base, { ...base, name: 'Elbe Hospital' }, { name: 'Elbe Clinic', phone: '+49 40 2' }),
    ).toEqual({
      phone: '+49 40 2',
    });
  });

  it('accepts that both sides made the same change', () => {
    expect(mergedPatch(base, { ...base, phone: '+49 40 2' }, { phone: '+49 40 2' })).toEqual({
      phone: '+49 40 2',
    });
  });

  it('names the field that both sides changed, and who', () => {
    const current = { ...base, phone: '+49 40 3', updatedBy: { uid: 'u1', name: 'Olga Brandt' } };
    expect.assertions(2);
    try {
      mergedPatch(base, current, { phone: '+49 40 2' });
    } catch (error) {
      expect(error).toBeInstanceOf(FailureSignal);
      expect((error as FailureSignal).failure).toMatchObject({
        kind: 'conflict',
        fields: { phone: 'Olga Brandt changed this meanwhile.' },
      });
    }
  });

  it('merges a checklist item by item, so that a tick does not stand in the way of a save', () => {
    const item = { label: 'Check the filter', order: 0 };
    const opened = { ...base, checklist: { a: item } };
    const ticked = { ...base, checklist: { a: { ...item, value: true } } };
    const added = { a: item, b: { label: 'Lock up', order: 1 } };
    expect(mergedPatch<object>(opened, ticked, { checklist: added })).toEqual({
      checklist: { a: { ...item, value: true }, b: { label: 'Lock up', order: 1 } },
    });
  });

  it('brings the first parts of both sides together', () => {
    const [a, b] = [{ name: 'Filter' }, { name: 'Seal' }];
    expect(mergedPatch<object>(base, { ...base, parts: { a } }, { parts: { b } })).toEqual({
      parts: { a, b },
    });
  });

  it('keeps the wish to clear a field', () => {
    const patch = mergedPatch(base, base, { phone: undefined } as unknown as Partial<Record>);
    expect(Object.entries(patch)).toEqual([['phone', undefined]]);
  });
});
