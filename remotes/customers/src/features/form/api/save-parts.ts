import { inPart, type Unit } from '@fm/data';
import { type Contact, contactForm, contactsOf } from '@fm/domain/customer';
import type { Ref, Stored } from '@fm/domain/record';
import { type Site, siteForm, sites } from '@fm/domain/site';
import type { CustomerParts, CustomerScreenValues } from '../customer-form-values';

/** Ids of stored records whose rows were taken off the form. */
const takenOff = (
  before: readonly { readonly id: string }[],
  rows: readonly { readonly recordId: string }[],
): string[] => before.map(({ id }) => id).filter((id) => !rows.some(({ recordId }) => recordId === id));

/** Ids of the sites that saving would move to the trash. */
export const removedSites = (
  before: CustomerParts | undefined,
  values: CustomerScreenValues,
): Stored<Site>[] => {
  const ids = takenOff(before?.sites ?? [], values.sites);
  return (before?.sites ?? []).filter(({ id }) => ids.includes(id));
};

/** Creates, changes and trashes the customer's sites as the form says, in the transaction of the customer. */
export async function saveSites(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Stored<Site>[] = [],
): Promise<void> {
  const kept = values.sites.map(({ recordId, ...site }, index) => {
    const known = before.find(({ id }) => id === recordId);
    const record = siteForm.toRecord(site, customerRef);
    return inPart(`sites.${index}`, () =>
      known ? unit.update(sites, known, record) : unit.create(sites, recordId, record),
    );
  });
  await Promise.all([...kept, ...takenOff(before, values.sites).map((id) => unit.trash(sites, id))]);
}

/** The same for the customer's contacts. */
export async function saveContacts(
  unit: Unit,
  customerRef: Ref,
  values: CustomerScreenValues,
  before: readonly Stored<Contact>[] = [],
): Promise<void> {
  const collection = contactsOf(customerRef.id);
  const kept = values.contacts.map(({ recordId, ...contact }, index) => {
    const known = before.find(({ id }) => id === recordId);
    const record = contactForm.toRecord(contact, customerRef);
    return inPart(`contacts.${index}`, () =>
      known ? unit.update(collection, known, record) : unit.create(collection, recordId, record),
    );
  });
  const gone = takenOff(before, values.contacts).map((id) => unit.trash(collection, id));
  await Promise.all([...kept, ...gone]);
}
