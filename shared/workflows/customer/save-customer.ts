import {
  type Contact,
  type CustomerScreenValues,
  contactForm,
  contactSchema,
  contactsOf,
  customerFrom,
  customerScreenSchema,
  customers,
  MAX_CUSTOMER_PARTS,
} from '@fm/domain/customer';
import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { type Site, siteForm, siteSchema, sites } from '@fm/domain/site';
import * as v from 'valibot';
import { recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { defineSave } from '../save';
import { inPart, type Unit } from '../unit';
import { whyKept } from './why-kept';

const partOf = <R extends object>(base: v.GenericSchema<unknown, R>) =>
  v.pipe(v.array(v.object({ id: recordId, base })), v.maxLength(MAX_CUSTOMER_PARTS));

/** Sites and contacts as the form was filled with them. */
const partsSchema = v.object({ sites: partOf(siteSchema), contacts: partOf(contactSchema) });
type Parts = v.InferOutput<typeof partsSchema>;

/** Creates a customer with its sites and contacts, or saves their form, in one go. */
export const saveCustomer = defineSave('customers.save', 'customers:edit', {
  kind: customers,
  schema: customerScreenSchema,
  beside: partsSchema as unknown as v.GenericSchema<Parts, Parts>,
  toRecord: (values, before) => customerFrom(values, before),
  async complete(unit, { id, values, record, beside }) {
    const customerRef = { id, name: values.name };
    await saveSites(unit, customerRef, values, beside?.sites ?? []);
    await saveContacts(unit, customerRef, values, beside?.contacts ?? []);
    return record;
  },
});

/** A part as the form was filled with it. */
interface Filled<R extends object> {
  readonly id: string;
  readonly base: R;
}

/** Ids of parts whose rows were taken off the form. */
const takenOff = (
  before: readonly { readonly id: string }[],
  rows: readonly { readonly recordId: string }[],
): string[] => before.map(({ id }) => id).filter((id) => !rows.some(({ recordId }) => recordId === id));

async function saveSites(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Filled<Site>[],
): Promise<void> {
  for (const [index, { recordId: id, ...site }] of values.sites.entries())
    await savePart(unit, sites, `sites.${index}`, id, siteForm.toRecord(site, customerRef), before);
  for (const id of takenOff(before, values.sites)) {
    const site = await unit.find(sites, id);
    if (!site || site.trashed || site.customerRef.id !== customerRef.id) continue;
    const reason = await whyKept(unit, site);
    if (reason !== undefined) throw new FailureSignal(invalid(reason));
    await unit.trash(sites, id);
  }
}

async function saveContacts(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Filled<Contact>[],
): Promise<void> {
  const kind = contactsOf(customerRef.id);
  for (const [index, { recordId: id, ...contact }] of values.contacts.entries())
    await savePart(unit, kind, `contacts.${index}`, id, contactForm.toRecord(contact, customerRef), before);
  for (const id of takenOff(before, values.contacts)) await unit.trash(kind, id);
}

/** Creates a part, or saves what was changed of it. Throws where the part belongs to another customer by now. */
async function savePart<R extends { readonly customerRef: Ref }>(
  unit: Unit,
  kind: RecordKind<R>,
  place: string,
  id: string,
  record: R,
  before: readonly Filled<R>[],
): Promise<void> {
  const known = before.find((part) => part.id === id);
  const current: Stored<R> | undefined = await unit.find(kind, id);
  if (current && current.customerRef.id !== record.customerRef.id)
    throw new FailureSignal(
      invalid('A site of this form belongs to another customer by now. Reload the page.'),
    );
  await inPart(place, () =>
    known ? unit.update(kind, { ...(known.base as Stored<R>), id }, record) : unit.create(kind, id, record),
  );
}
