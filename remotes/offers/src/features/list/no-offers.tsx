import { EmptyState, NothingListed } from '@fm/ui';
import type { OfferView } from './offer-view';

/** Says why the list is empty, with a way on. */
export const NoOffers = ({ view }: { readonly view: OfferView }) => (
  <NothingListed
    view={view}
    title="No offer matches these filters"
    searched="numbers, titles, customers and sites"
  >
    <EmptyState title="No offers yet">
      What you put to customers appears here, from the first draft to their answer.
    </EmptyState>
  </NothingListed>
);
