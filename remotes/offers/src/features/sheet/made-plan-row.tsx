import { PLAN_STATE_LABELS, type PlanState } from '@fm/domain/maintenance';
import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { useHost, useSession } from '@fm/platform';
import { formatMoney, Status, type StatusProps } from '@fm/ui';
import { type ConvertedTo, MadeLink, useMadePlan } from './made-link';
import css from './sheet.module.css';
import { TakeBack } from './take-back';

const STATES: Readonly<Record<PlanState, Omit<StatusProps, 'label'>>> = {
  draft: { tone: 'neutral' },
  active: { tone: 'success', shape: 'dot' },
  paused: { tone: 'warning', shape: 'pause' },
  ended: { tone: 'neutral', shape: 'cross' },
};

/** A maintenance plan that was made of an offer, as it is now. */
export function MadePlanRow({
  offer,
  target,
}: {
  readonly offer: Stored<Offer>;
  readonly target: ConvertedTo[number];
}) {
  const plan = useMadePlan(target);
  const host = useHost();
  const priced = seesPrices(useSession().role);
  const mayTakeBack = host.can('offers:edit') && host.can('maintenance:edit') && !offer.trashed;
  const price = priced && plan?.offerTotalMinor;
  return (
    <li className={css.order}>
      <div className={css.orderWhat}>
        <MadeLink of={target} />
        {plan && (
          <>
            {' '}
            <span dir="auto">{plan.name}</span>
            <span className={css.description}>
              {[
                plan.siteRef.name,
                typeof price === 'number' ? `${formatMoney(price, offer.currency)} per visit` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </div>
      {plan && <Status {...STATES[plan.state]} label={PLAN_STATE_LABELS[plan.state]} />}
      {plan && plan.state !== 'ended' && mayTakeBack && (
        <TakeBack offer={offer} called={plan.number ?? `“${plan.name}”`} orderIds={[]} planIds={[plan.id]} />
      )}
    </li>
  );
}
