import { Button, EmptyState } from '@fm/ui';
import type { OfferView } from './offer-view';

/** Says why the list is empty, with a way on. */
export function NoOffers({ view }: { readonly view: OfferView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No offers yet">
        What you put to customers appears here, from the first draft to their answer.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No offer matches these filters"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at numbers, titles, customers and sites.
    </EmptyState>
  );
}
