import { entityAddress } from '@fm/domain/entity';
import { type Offer, TAX_MODE_LABELS } from '@fm/domain/offer';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { DescriptionList, formatDay, TextLink } from '@fm/ui';

/** To whom, by whom, until when. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { customerRef } = offer;
  const priced = seesPrices(useSession().role);
  const customer = entityAddress({ type: 'customer', id: customerRef.id }) ?? '/customers';
  return (
    <DescriptionList
      items={[
        { term: 'Customer', value: <TextLink to={customer}>{customerRef.name}</TextLink> },
        { term: 'Site', value: offer.siteRef?.name },
        { term: 'Contact', value: offer.contactRef?.name },
        { term: 'Responsible', value: offer.ownerRef?.name },
        { term: 'Date of the offer', value: formatDay(offer.issueDate) },
        { term: 'Valid until', value: formatDay(offer.validUntil) },
        { term: 'Payment within', value: `${offer.paymentDays} days` },
        ...(priced ? [{ term: 'Prices', value: TAX_MODE_LABELS[offer.taxMode] }] : []),
      ]}
    />
  );
}
