import { recordOptions, run } from '@fm/data';
import { type Offer, offerTemplates } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

/** Templates to choose from. */
export const templateOptions = recordOptions({
  collection: offerTemplates,
  orderBy: 'nameLower',
  detail: ({ title }) => title,
});

/** Keeps what an offer offers under a name. `id` is kept over tries, so that trying again keeps it once. */
export const saveTemplate = (id: string, name: string, { id: offerId }: Stored<Offer>) =>
  run('offerTemplates.save', { id, name, offerId });
