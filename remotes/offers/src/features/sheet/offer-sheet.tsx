import type { Offer } from '@fm/domain/offer';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { Panel } from '@fm/ui';
import { OfferHead } from '../editor/offer-head';
import { Files } from '../files/files';
import { OptionTable } from '../totals/option-table';
import css from '../totals/totals.module.css';
import { TotalsTable } from '../totals/totals-table';
import { StepBar } from '../transitions/step-bar';
import { Answer } from './answer';
import { FrozenNote } from './frozen-note';
import { LineTable } from './line-table';
import { OfferFacts } from './offer-facts';
import { OfferHistory } from './offer-history';
import { OfferText } from './offer-text';

/** An offer as it stands: nothing on it can be changed. */
export function OfferSheet({ offer }: { readonly offer: Stored<Offer> }) {
  return (
    <>
      <OfferHead offer={offer}>
        <StepBar offer={offer} />
      </OfferHead>
      <FrozenNote offer={offer} />
      <Answer offer={offer} />
      <OfferFacts offer={offer} />
      <OfferText text={offer.intro} />
      <Panel title="Lines" count={Object.keys(offer.lines).length}>
        <LineTable offer={offer} />
      </Panel>
      {seesPrices(useSession().role) && <Totals offer={offer} />}
      <OfferText text={offer.terms} />
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
