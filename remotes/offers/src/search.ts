import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { OFFER_STATUS_LABELS, offers } from '@fm/domain/offer';

export default {
  contract: CONTRACT,
  id: 'offers',
  search: recordSearch({
    collection: offers,
    orderBy: 'updatedAt',
    direction: 'desc',
    hit: ({ title, number, version, customerRef, status }) => ({
      title,
      detail: [number, version > 1 ? `version ${version}` : undefined, customerRef.name],
      state: OFFER_STATUS_LABELS[status],
    }),
  }),
} satisfies RemoteSearch;
