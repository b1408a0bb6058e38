import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { RecordListPage } from '@fm/screens/list';
import { OpenedOffer } from '../pages';
import { useOfferAddress } from '../screen/offer-address';
import { OfferTabs } from '../tabs/offer-tabs';
import { offerList } from './offer-list';
import { offerTable } from './offer-table';

const OPENED_NEXT = [OpenedOffer];

/** All offers over the whole width. What is opened from here keeps the list beside it as it was left. */
export function OfferListPage() {
  const address = useOfferAddress();
  const priced = seesPrices(useSession().role);
  return (
    <RecordListPage
      list={{ ...offerList, create: { to: address.fresh, permission: 'offers:edit' } }}
      table={offerTable(priced, ({ id }) => address.offer(id))}
      title="Offers"
      above={<OfferTabs current="offers" />}
      next={OPENED_NEXT}
    />
  );
}
