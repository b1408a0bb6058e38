import { offerAddress } from '@fm/contract/addresses';
import { RecordListRows, RecordListTools, useRecordList, WithDefaultView } from '@fm/screens/list';
import { OfferCards } from './offer-cards';
import { OfferFilters } from './offer-filters';
import { offerList } from './offer-list';

interface OffersBesideProps {
  /** The offer that is open beside the list. */
  readonly openId: string | undefined;
}

/** The offers so far, narrow enough to stand beside the one that is open. */
export const OffersBeside = (props: OffersBesideProps) => (
  <WithDefaultView screen={offerList.path}>
    <ShownOffers {...props} />
  </WithDefaultView>
);

function ShownOffers({ openId }: OffersBesideProps) {
  const shown = useRecordList(offerList);
  return (
    <>
      <OfferFilters of={shown} end={<RecordListTools of={shown} trash={offerAddress.trash()} />} />
      <RecordListRows of={shown} columns={1}>
        <OfferCards rows={shown.page.rows} openId={openId} />
      </RecordListRows>
    </>
  );
}
