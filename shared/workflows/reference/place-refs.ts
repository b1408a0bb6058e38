import { assets } from '@fm/domain/asset';
import { contactsOf, customers } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import type { Unit } from '../unit';
import { namedRef, type RefCheck } from './named-ref';

/** Where something is done and for whom, as far as a record says so. */
export interface Placed {
  readonly customerRef?: Ref | null | undefined;
  readonly siteRef?: Ref | null | undefined;
  readonly contactRef?: Ref | null | undefined;
  readonly assetRefs?: readonly Ref[] | undefined;
}

/** What a form says of it, what it was filled with, and what is stored now. */
export interface AskedPlace<P extends Placed> {
  readonly values: P;
  readonly base?: Placed | null;
  readonly stored: Placed | undefined;
}

/**
 * The values with customer, site, contact and assets called as their records are, checked to belong together: site and
 * contact to the customer, the assets to the site. Throws an `invalid` failure that names the field.
 */
export async function placeRefs<P extends Placed>(
  unit: Unit,
  { values, base, stored }: AskedPlace<P>,
): Promise<P> {
  const settled = <R extends object>(
    key: 'customerRef' | 'siteRef' | 'contactRef',
    check: Omit<RefCheck<R>, 'field'>,
  ) =>
    namedRef(
      unit,
      { typed: values[key], base: base?.[key], stored: stored?.[key] },
      { ...check, field: `values.${key}` },
    );
  const customerRef = await settled('customerRef', {
    kind: customers,
    message: 'This customer is not there any more. Choose another one.',
  });
  const again = customerRef?.id !== stored?.customerRef?.id;
  const siteRef = await settled('siteRef', {
    kind: sites,
    message: 'Choose a site of this customer.',
    fits: (site) => site.customerRef.id === customerRef?.id,
    again,
  });
  const contactRef = await settled('contactRef', {
    kind: contactsOf(customerRef?.id ?? ''),
    message: 'Choose a contact of this customer.',
    again,
  });
  const assetRefs = (values.assetRefs ?? []).map((typed) =>
    namedRef(
      unit,
      { typed, base: null, stored: stored?.assetRefs?.find(({ id }) => id === typed.id) },
      {
        kind: assets,
        field: 'values.assetRefs',
        message: 'Choose assets of this site.',
        fits: (asset) => asset.siteRef.id === siteRef?.id,
        again: siteRef?.id !== stored?.siteRef?.id,
      },
    ),
  );
  const all = { customerRef, siteRef, contactRef, assetRefs: await Promise.all(assetRefs) };
  return { ...values, ...Object.fromEntries(Object.entries(all).filter(([key]) => key in values)) };
}
