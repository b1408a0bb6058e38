import {
  type Contact,
  type CustomerScreenValues,
  contactForm,
  contactsOf,
  MAX_PARTS,
} from '@fm/domain/customer';
import type { Actor, Ref, Stored } from '@fm/domain/record';
import { type Site, siteForm, sites } from '@fm/domain/site';
import { FailureSignal, invalid } from '../failure';
import { inPart, isUntouched, type Unit } from '../unit';
import { whyKept } from './why-kept';

/** A part of a customer as the form was filled with it. */
export type Seen<R> = R & { readonly id: string };

/** Ids of stored records whose rows were taken off the form. */
const takenOff = (
  before: readonly { readonly id: string }[],
  rows: readonly { readonly recordId: string }[],
): string[] => before.map(({ id }) => id).filter((id) => !rows.some(({ recordId }) => recordId === id));

/** Creates, changes and trashes the customer's sites as the form says; refused where work or assets keep one. */
export async function saveSites(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Seen<Site>[],
): Promise<void> {
  const gone = takenOff(before, values.sites);
  for (const id of [...values.sites.map(({ recordId }) => recordId), ...gone]) {
    const site = await unit.find(sites, id);
    if (site && site.customerRef.id !== customerRef.id)
      throw new FailureSignal(
        invalid(`“${site.name}” belongs to “${site.customerRef.name}”. Reload the page and try again.`),
      );
    const reason = site && !site.trashed && gone.includes(id) ? await whyKept(unit, site) : undefined;
    if (reason !== undefined) throw new FailureSignal(invalid(reason));
  }
  for (const [index, { recordId, ...site }] of values.sites.entries()) {
    const known = before.find(({ id }) => id === recordId) as Stored<Site> | undefined;
    const record = siteForm.toRecord(site, customerRef);
    await inPart(`sites.${index}`, () =>
      known ? unit.update(sites, known, record) : unit.create(sites, recordId, record),
    );
  }
  for (const id of gone) await unit.trash(sites, id);
}

/** The same for the customer's contacts. */
export async function saveContacts(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Seen<Contact>[],
): Promise<void> {
  const collection = contactsOf(customerRef.id);
  for (const [index, { recordId, ...contact }] of values.contacts.entries()) {
    const known = before.find(({ id }) => id === recordId) as Stored<Contact> | undefined;
    const record = contactForm.toRecord(contact, customerRef);
    await inPart(`contacts.${index}`, () =>
      known ? unit.update(collection, known, record) : unit.create(collection, recordId, record),
    );
  }
  for (const id of takenOff(before, values.contacts)) await unit.trash(collection, id);
}

/** The sites and contacts of a customer; as many as a form takes. */
export async function partsOf(unit: Unit, customerId: string) {
  const query = { filters: [['trashed', '==', false]], orders: [], limit: MAX_PARTS } as const;
  const ofCustomer = [...query.filters, ['customerRef.id', '==', customerId]] as const;
  const [all, people] = await Promise.all([
    unit.list(sites, { ...query, filters: ofCustomer }),
    unit.list(contactsOf(customerId), query),
  ]);
  return { sites: all, contacts: people };
}

/** Those of them that the actor created and nobody touched since. */
export async function ownParts(unit: Unit, actor: Actor, customerId: string) {
  const all = await partsOf(unit, customerId);
  const isOwn = (part: Stored<object>) => isUntouched(part, actor);
  return { sites: all.sites.filter(isOwn), contacts: all.contacts.filter(isOwn) };
}
