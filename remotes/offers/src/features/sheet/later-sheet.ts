import { lazily } from '@fm/ui';

/** An offer as it stands. A new offer opens without it: its code comes while an offer is read. */
export const OfferSheet = lazily('the offer', async () => (await import('./offer-sheet')).OfferSheet);

/** What somebody opens who looks at a list of offers. */
export const OPENED_NEXT = [OfferSheet];
