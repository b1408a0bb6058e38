import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { EditedMark, formatMoney } from '@fm/ui';
import { Link } from 'react-router-dom';
import { useOfferAddress } from '../screen/offer-address';
import { OfferStatusMark } from '../status/offer-status';
import css from './offer-cards.module.css';
import { offerNumber } from './offer-number';

interface OfferCardsProps {
  readonly rows: readonly Stored<Offer>[];
  readonly openId: string | undefined;
}

/** One page of offers, narrow enough to stand beside the editor. */
export function OfferCards({ rows, openId }: OfferCardsProps) {
  const address = useOfferAddress();
  const priced = seesPrices(useSession().role);
  return (
    <ul className={css.cards} aria-label="Offers">
      {rows.map((offer) => (
        <li key={offer.id} className={css.card}>
          <Link
            to={address.offer(offer.id)}
            className={css.title}
            aria-current={offer.id === openId ? 'true' : undefined}
            dir="auto"
          >
            {offer.title}
          </Link>
          <span className={css.customer} dir="auto">
            {offer.customerRef.name}
          </span>
          <span className={css.facts}>
            <OfferStatusMark offer={offer} />
            <span className={css.number}>{offerNumber(offer)}</span>
            {priced && <span className={css.gross}>{formatMoney(offer.grossMinor, offer.currency)}</span>}
          </span>
          <EditedMark id={offer.id} />
        </li>
      ))}
    </ul>
  );
}
