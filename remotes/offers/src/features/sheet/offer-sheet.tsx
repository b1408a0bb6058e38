import { customerAddress } from '@fm/contract/addresses';
import { DAY } from '@fm/domain/calendar-day';
import { OFFER_LANGUAGE_LABELS, OFFER_STATUS_LABELS, type Offer, TAX_MODE_LABELS } from '@fm/domain/offer';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { useHost, useSession } from '@fm/platform';
import { TransitionBar } from '@fm/screens/transitions';
import {
  DescriptionList,
  formatCounted,
  formatDay,
  formatInstant,
  lazily,
  Notice,
  Panel,
  TextLink,
} from '@fm/ui';
import { PdfButton } from '../document/pdf-button';
import { OfferHead } from '../editor/offer-head';
import { Files } from '../files/files';
import { useOfferAddress } from '../screen/offer-address';
import { OptionTable } from '../totals/option-table';
import css from '../totals/totals.module.css';
import { TotalsTable } from '../totals/totals-table';
import { offerTransitionScreen } from '../transitions/offer-transition-screen';
import { Versions } from '../versions/versions';
import { Answer } from './answer';
import { LineTable } from './line-table';
import { OfferHistory } from './offer-history';
import { OfferText } from './offer-text';
import { Questions } from './questions';

const OfferOrders = lazily('what was made of it', async () => (await import('./offer-orders')).OfferOrders);
const OfferComparison = lazily(
  'the comparison',
  async () => (await import('./offer-comparison')).OfferComparison,
);

/** An offer as it stands: nothing on it can be changed. */
export function OfferSheet({ offer }: { readonly offer: Stored<Offer> }) {
  const { role } = useSession();
  const isConverted = (offer.convertedTo ?? []).length > 0;
  return (
    <>
      <OfferHead offer={offer}>
        <TransitionBar screen={offerTransitionScreen} record={offer} size="sm" />
        <PdfButton of="offer" size="sm" id={offer.id} />
      </OfferHead>
      <FrozenNote offer={offer} />
      <Answer offer={offer} />
      {isConverted && <OfferOrders offer={offer} />}
      <Questions offer={offer} />
      <OfferFacts offer={offer} />
      <OfferText text={offer.intro} />
      <Panel title="Lines" count={Object.keys(offer.lines).length}>
        <LineTable offer={offer} />
      </Panel>
      {seesPrices(role) && <Totals offer={offer} />}
      {isConverted && seesPrices(role) && <OfferComparison offer={offer} />}
      <OfferText text={offer.terms} />
      <Versions offer={offer} />
      <Files offer={offer} />
      <OfferHistory offer={offer} />
    </>
  );
}

function Totals({ offer }: { readonly offer: Offer }) {
  const options = optionsOf(offer);
  const shown = offer.acceptedOption ?? options[0];
  return (
    <Panel title={shown === undefined ? 'Totals' : `Totals of option ${shown}`}>
      <div className={css.split}>
        <div>
          {options.length > 0 && (
            <OptionTable
              options={options.map((key) => ({ key, totals: offerTotals(offer, key) }))}
              currency={offer.currency}
              accepted={offer.acceptedOption}
            />
          )}
        </div>
        <TotalsTable
          totals={offerTotals(offer)}
          taxMode={offer.taxMode}
          discount={offer.discount}
          currency={offer.currency}
        />
      </div>
    </Panel>
  );
}

/** To whom, by whom, until when. */
function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { customerRef } = offer;
  const priced = seesPrices(useSession().role);
  const customer = customerAddress.record(customerRef.id);
  return (
    <DescriptionList
      paired
      items={[
        { term: 'Customer', value: <TextLink to={customer}>{customerRef.name}</TextLink> },
        { term: 'Site', value: offer.siteRef?.name },
        { term: 'Contact', value: offer.contactRef?.name },
        { term: 'Responsible', value: offer.ownerRef?.name },
        { term: 'Date of the offer', value: formatDay(offer.issueDate) },
        { term: 'Valid until', value: formatDay(offer.validUntil) },
        {
          term: 'Language',
          value: offer.language ? OFFER_LANGUAGE_LABELS[offer.language] : "The customer's",
        },
        { term: 'Sent', value: sentText(offer) },
        { term: 'Payment within', value: formatCounted(offer.paymentDays, DAY) },
        ...(priced ? [{ term: 'Prices', value: TAX_MODE_LABELS[offer.taxMode] }] : []),
      ]}
    />
  );
}

const sentText = ({ sentAt, sentTo }: Offer): string | undefined => {
  if (!sentAt) return undefined;
  return sentTo === undefined ? formatInstant(sentAt) : `${formatInstant(sentAt)} to ${sentTo}`;
};

/** Why this offer is shown and not edited, and where a newer version is. */
function FrozenNote({ offer }: { readonly offer: Stored<Offer> }) {
  const mayEdit = useHost().can('offers:edit');
  const address = useOfferAddress();
  const why = mayEdit
    ? whyFrozen(offer)
    : 'Your role may look at offers, not change them. Prices are for the office alone.';
  if (why === undefined && offer.supersededById === undefined) return null;
  return (
    <Notice>
      {why}
      {offer.supersededById && (
        <>
          {' '}
          <TextLink to={address.offer(offer.supersededById)}>Open the newer version</TextLink>
        </>
      )}
    </Notice>
  );
}

/** Why an offer can only be looked at; of one in the trash its head says so already, with the way to restore it. */
function whyFrozen({ status, version, trashed }: Stored<Offer>): string | undefined {
  if (trashed) return undefined;
  switch (status) {
    case 'sent':
    case 'expired':
      return 'Sent offers stay as the customer got them. To change something, make a new version.';
    case 'declined':
      return 'The customer declined this offer, so it stays as it was. To try again, make a new version.';
    case 'superseded':
      return `Version ${version} stays as the customer got it. A newer version replaced it.`;
    default:
      return `${OFFER_STATUS_LABELS[status]} offers can no longer be changed.`;
  }
}
