import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import * as v from 'valibot';
import { openTestDoor } from '../testing';

export const now = new Date('2026-11-20T09:00:00Z');
/** A line as the form holds it; its id is its name. */
export const line = (name: string, over: object = {}) => ({
  id: name,
  option: '',
  optional: false,
  selected: true,
  kind: 'material' as const,
  name,
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});
export const customerRef = { id: 'c1', name: 'Elbe Clinic' };
/** An offer as the form holds it, with one line. */
export const form = (over: object = {}) => ({
  ...emptyOffer('2026-11-20'),
  title: 'New pump',
  customerRef,
  lines: [line('pump')],
  ...over,
});

/** A door with one offer as it stands in the database. */
export function withOffer(over: Partial<Offer> = {}, values: object = {}) {
  const door = openTestDoor(now);
  const record = offerToRecord(v.parse(offerFormSchema, form(values)));
  const stamp = { uid: 'office', name: 'Olga Brandt' };
  const stored = {
    createdAt: now,
    createdBy: stamp,
    updatedAt: now,
    updatedBy: stamp,
    rev: 1,
    trashed: false,
  };
  door.database.put('offers/o1', { ...record, number: 'OF-2026-0001', ...stored, ...over });
  return { ...door, offer: () => door.database.at('offers/o1') as Offer };
}
export const sent: Partial<Offer> = { status: 'sent', sentAt: now };
