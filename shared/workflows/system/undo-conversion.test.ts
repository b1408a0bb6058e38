import { emptyOffer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import * as v from 'valibot';
import { MemoryDatabase } from '../testing';
import { undoConversion } from './undo-conversion';

const now = new Date('2026-11-20T10:00:00Z');
const offer = {
  ...offerToRecord(
    v.parse(offerFormSchema, {
      ...emptyOffer('2026-10-01'),
      title: 'New pump',
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
    }),
  ),
  status: 'converted',
  rev: 3,
};
const convertedTo = ['o1', 'o2'].map((id) => ({ type: 'workOrder', id }));

let database: MemoryDatabase;

beforeEach(() => {
  database = new MemoryDatabase(() => now);
  database.put('offers/f1', { ...offer, convertedTo });
});

describe('an offer that became work orders', () => {
  it.each([
    ['all are cancelled', { status: 'cancelled' }],
    ['what is not cancelled is deleted', undefined],
  ])('is accepted again when %s, and its history says why', async (_, second) => {
    database.put('workOrders/o1', { status: 'cancelled' });
    if (second) database.put('workOrders/o2', second);
    expect(await undoConversion(database, 'f1', now)).toBe(true);
    expect(database.at('offers/f1')).toMatchObject({ status: 'accepted', rev: 4 });
    expect(database.at('offers/f1')).not.toHaveProperty('convertedTo');
    expect(database.all('events')[0]?.data).toMatchObject({
      actor: { uid: 'system' },
      note: 'All that was made from it was cancelled or deleted.',
    });
  });

  it('stays converted while one of them goes on', async () => {
    database.put('workOrders/o1', { status: 'cancelled' });
    database.put('workOrders/o2', { status: 'scheduled' });
    expect(await undoConversion(database, 'f1', now)).toBe(false);
    expect(database.at('offers/f1')).toMatchObject({ status: 'converted', rev: 3 });
  });

  it('is left alone when it is told twice', async () => {
    await undoConversion(database, 'f1', now);
    expect(await undoConversion(database, 'f1', now)).toBe(false);
    expect(database.at('offers/f1')).toMatchObject({ rev: 4 });
  });

  it('stays converted where something else than orders was made of it', async () => {
    database.put('offers/f1', {
      ...offer,
      convertedTo: [{ type: 'somethingElse', id: 'p1' }],
    });
    expect(await undoConversion(database, 'f1', now)).toBe(false);
  });

  it('has the lines of the one that is cancelled free again where lines know their order', async () => {
    database.put('offers/f1', { ...offer, convertedTo, lineOrders: { a: 'o1', b: 'o2' } });
    database.put('workOrders/o1', { status: 'cancelled' });
    database.put('workOrders/o2', { status: 'scheduled' });
    expect(await undoConversion(database, 'f1', now)).toBe(true);
    expect(database.at('offers/f1')).toMatchObject({
      status: 'accepted',
      convertedTo: [{ id: 'o2' }],
      lineOrders: { b: 'o2' },
    });
    expect(await undoConversion(database, 'f1', now)).toBe(false);
  });

  it('has its lines free again also while others were left for later', async () => {
    const [only] = convertedTo;
    database.put('offers/f1', { ...offer, status: 'accepted', convertedTo: [only], lineOrders: { a: 'o1' } });
    database.put('workOrders/o1', { status: 'cancelled' });
    expect(await undoConversion(database, 'f1', now)).toBe(true);
    expect(database.at('offers/f1')).not.toHaveProperty('lineOrders');
  });

  it('has the lines of a plan free again that is deleted for good, and of no other one', async () => {
    const plans = ['p1', 'p2'].map((id) => ({ type: 'maintenancePlan', id }));
    database.put('offers/f1', { ...offer, convertedTo: plans, linePlans: { a: 'p1', b: 'p2' } });
    database.put('maintenancePlans/p1', { state: 'ended' });
    expect(await undoConversion(database, 'f1', now)).toBe(true);
    expect(database.at('offers/f1')).toMatchObject({ status: 'accepted', linePlans: { a: 'p1' } });
    expect(await undoConversion(database, 'f1', now)).toBe(false);
  });
});
