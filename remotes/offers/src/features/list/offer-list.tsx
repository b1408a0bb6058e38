import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { offers } from '@fm/domain/offer';
import { ExportButton, ListState } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { useOffersPage } from './api/offers-page';
import { NoOffers } from './no-offers';
import { OfferCards } from './offer-cards';
import { offerCsv } from './offer-csv';
import { OfferFilters } from './offer-filters';
import { useOfferView } from './offer-view';

/** The offers so far. `openId` is the one beside the list. */
export function OfferList({ openId }: { readonly openId: string | undefined }) {
  const view = useOfferView();
  const page = useOffersPage(view);
  const counts = useListCounts(offers, page, view.active);
  const views = useSavedViews('/create-offer');
  const file = useExport('offers', offerCsv, page);
  return (
    <>
      <OfferFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="offers" total={page.total} />
          </>
        }
      />
      <ListState of={page} noun="offers" empty={<NoOffers view={view} />} onMove={view.moveTo} columns={1}>
        <OfferCards rows={page.rows} openId={openId} />
      </ListState>
    </>
  );
}
