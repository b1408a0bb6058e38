import { assets } from '@fm/domain/asset';
import { contactsOf, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import type { Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** Where something is done and for whom, as a form names it. */
export interface NamedPlace {
  readonly customerRef: Ref;
  readonly siteRef?: Ref | null | undefined;
  readonly contactRef?: Ref | null | undefined;
  readonly assetRefs?: readonly Ref[] | undefined;
}

/**
 * The place with the names that its records have, checked to belong together: the site and the contact to the customer,
 * the assets to the site. What stood in the record `before` stays, also where it is gone by now. Throws an `invalid`
 * failure that names the field.
 */
export async function checkedPlace<P extends NamedPlace>(
  unit: Unit,
  place: P,
  before: NamedPlace | undefined,
): Promise<P> {
  const { siteRef, contactRef, assetRefs } = place;
  const sameCustomer = place.customerRef.id === before?.customerRef.id;
  const sameSite = sameCustomer && siteRef?.id === before?.siteRef?.id;
  const customerRef = sameCustomer ? before.customerRef : await customerOf(unit, place.customerRef.id);
  return {
    ...place,
    customerRef,
    ...(siteRef && { siteRef: sameSite ? before?.siteRef : await siteOf(unit, siteRef.id, customerRef) }),
    ...(contactRef && {
      contactRef:
        sameCustomer && contactRef.id === before.contactRef?.id
          ? before.contactRef
          : await contactOf(unit, contactRef.id, customerRef),
    }),
    ...(assetRefs && {
      assetRefs: await Promise.all(
        assetRefs.map(
          async ({ id }) =>
            (sameSite && before?.assetRefs?.find((known) => known.id === id)) ||
            (await assetOf(unit, id, siteRef)),
        ),
      ),
    }),
  };
}

/** An employee by the name of the record. What stood there `before` stays, also where the person is gone by now. */
export async function namedPerson(
  unit: Unit,
  { id }: Ref,
  field: string,
  before: readonly Ref[] = [],
): Promise<Ref> {
  const known = before.find((person) => person.id === id);
  if (known) return known;
  const person = await unit.find(employees, id);
  if (person && !person.trashed) return { id, name: person.displayName };
  throw wrong(field, 'This person is no longer an employee. Choose somebody else.');
}

async function customerOf(unit: Unit, id: string): Promise<Ref> {
  const customer = await unit.find(customers, id);
  if (!customer || customer.trashed)
    throw wrong('customerRef', 'This customer no longer exists. Choose another one.');
  return { id, name: customer.name };
}

async function siteOf(unit: Unit, id: string, customer: Ref): Promise<Ref> {
  const site = await unit.find(sites, id);
  if (!site || site.trashed || site.customerRef.id !== customer.id)
    throw wrong('siteRef', 'Choose a site of this customer.');
  return { id, name: site.name };
}

async function contactOf(unit: Unit, id: string, customer: Ref): Promise<Ref> {
  const contact = await unit.find(contactsOf(customer.id), id);
  if (!contact || contact.trashed) throw wrong('contactRef', 'Choose a contact of this customer.');
  return { id, name: contact.name };
}

async function assetOf(unit: Unit, id: string, site: Ref | null | undefined): Promise<Ref> {
  const asset = await unit.find(assets, id);
  if (!asset || asset.trashed || asset.siteRef.id !== site?.id)
    throw wrong('assetRefs', 'Choose assets of this site.');
  return { id, name: asset.name };
}

const wrong = (field: string, message: string) =>
  new FailureSignal(invalid(message, { [`values.${field}`]: message }));
