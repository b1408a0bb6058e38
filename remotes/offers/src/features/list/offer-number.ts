import type { Offer } from '@fm/domain/offer';

/** What an offer is called in a list: its number, and its version where that is not the first. */
export const offerNumber = ({
  number,
  version,
}: Pick<Offer, 'version'> & { readonly number?: string | undefined }) =>
  [number, version === 1 ? undefined : `v${version}`].filter(Boolean).join(' ');
