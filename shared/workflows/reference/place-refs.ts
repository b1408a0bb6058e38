import { customers } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import type { Unit } from '../unit';
import { namedRef } from './named-ref';

/** What a record says of the customer and the site. */
export interface Placed {
  readonly customerRef: Ref;
  readonly siteRef?: Ref | null | undefined;
}

/** What a form says of them, what it was filled with, and what is stored now. */
export interface AskedPlace {
  readonly values: Placed;
  readonly base: Placed | null;
  readonly stored: Placed | undefined;
}

/** The customer and the site of a form, with their names from their records. Throws where the site is another customer's. */
export async function placeRefs(unit: Unit, { values, base, stored }: AskedPlace) {
  const customerRef = await namedRef(
    unit,
    { typed: values.customerRef, base: base?.customerRef, stored: stored?.customerRef },
    {
      kind: customers,
      field: 'values.customerRef',
      message: 'This customer is not there any more. Choose another one.',
      nameOf: ({ name }) => name,
    },
  );
  const customerId = customerRef?.id ?? values.customerRef.id;
  const isMoved = customerId !== stored?.customerRef.id;
  const siteRef = await namedRef(
    unit,
    { typed: values.siteRef, base: base?.siteRef, stored: stored?.siteRef },
    {
      kind: sites,
      field: 'values.siteRef',
      message: 'Choose a site of this customer.',
      nameOf: ({ name }) => name,
      fits: (site) => site.customerRef.id === customerId,
      again: isMoved,
    },
  );
  return { customerRef: customerRef ?? values.customerRef, siteRef, isMoved };
}
