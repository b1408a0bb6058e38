import type { Address } from '../address';
import { fold } from '../tokens';

/** What tells a site from others of its customer. */
interface Placed {
  readonly name: string;
  readonly address: Pick<Address, 'line1' | 'postcode'>;
}

const placeOf = ({ line1, postcode }: Placed['address']): string => fold(`${line1} / ${postcode}`);

/**
 * Whether a row of a file, which says the `given` fields of a site, means one that is there: by what it says of name and
 * address, both where it says both, because several houses stand at one address and a name such as "Kitchen" is at many.
 */
export function isSiteMeant(site: Placed, given: readonly string[], there: Placed): boolean {
  const sameName = fold(site.name) === fold(there.name);
  const sameAddress = placeOf(site.address) === placeOf(there.address);
  return (sameName || !given.includes('name')) && (sameAddress || (sameName && !given.includes('address')));
}

/** Whether a row of a file means a contact that is there: colleagues share e-mail addresses, not names. */
export const isContactMeant = (
  contact: { readonly name: string },
  there: { readonly name: string },
): boolean => fold(contact.name) === fold(there.name);
