import { useListCounts } from '@fm/data';
import { offers } from '@fm/domain/offer';
import { ListState } from '@fm/ui';
import { useOffersPage } from './api/offers-page';
import { NoOffers } from './no-offers';
import { OfferCards } from './offer-cards';
import { OfferFilters } from './offer-filters';
import { useOfferView } from './offer-view';

/** The offers so far. `openId` is the one beside the list. */
export function OfferList({ openId }: { readonly openId: string | undefined }) {
  const view = useOfferView();
  const page = useOffersPage(view);
  const counts = useListCounts(offers, page, view.active);
  return (
    <>
      <OfferFilters view={view} counts={counts} />
      <ListState of={page} noun="offers" empty={<NoOffers view={view} />} onMove={view.moveTo} columns={1}>
        <OfferCards rows={page.rows} openId={openId} />
      </ListState>
    </>
  );
}
