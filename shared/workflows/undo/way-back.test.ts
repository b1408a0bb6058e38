import { customers } from '@fm/domain/customer';
import { changesBetween } from '@fm/domain/event';
import { wayBack } from './way-back';

const { fields } = customers;
const before = {
  name: 'Kiel Clinic',
  notes: 'Ring twice',
  billing: { city: 'Kiel', line1: 'Hafen 1' },
  accountManagerRef: { id: 'e1', name: 'Ana Adler' },
  tags: ['clinic'],
};

describe('the way back from changes', () => {
  it('gives fields, parts of maps, references and lists what they had', () => {
    const after = {
      name: 'Kiel Hospital',
      billing: { city: 'Jena', line1: 'Hafen 1' },
      accountManagerRef: { id: 'e2', name: 'Olga Brandt' },
      tags: ['clinic', 'VIP'],
      phone: '+49 30 1',
    };
    expect(wayBack<object>(fields, after, changesBetween(fields, before, after))).toEqual({
      ok: true,
      patch: { ...before, phone: undefined },
    });
  });

  it('leaves alone what others changed beside it', () => {
    const after = { ...before, name: 'Kiel Hospital' };
    const now = { ...after, notes: 'Ring once', billing: { ...before.billing, city: 'Jena' } };
    expect(wayBack(fields, now, changesBetween(fields, before, after))).toEqual({
      ok: true,
      patch: { name: 'Kiel Clinic' },
    });
  });

  it('is closed by a field that was changed since, which it names', () => {
    const after = { ...before, name: 'Kiel Hospital', notes: 'Ring once' };
    const now = { ...after, name: 'Clinic of Kiel' };
    expect(wayBack(fields, now, changesBetween(fields, before, after))).toEqual({
      ok: false,
      fields: ['Name'],
    });
  });

  it('goes over several changes of one field, the newest first', () => {
    const changes = [
      { path: 'name', from: 'B', to: 'C' },
      { path: 'name', from: 'A', to: 'B' },
    ];
    expect(wayBack(fields, { name: 'C' }, changes)).toEqual({ ok: true, patch: { name: 'A' } });
  });

  it('has nothing to do where all is back already', () => {
    const after = { ...before, name: 'Kiel Hospital' };
    expect(wayBack(fields, before, changesBetween(fields, before, after))).toEqual({ ok: true, patch: {} });
  });
});
