import { maintenancePlans } from '@fm/domain/maintenance';
import { isDealtAsWhole, type Offer, openLines } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { useHost, useSession } from '@fm/platform';
import { formatMoney, formatNumber, nounFor, Panel, Status, type Tone } from '@fm/ui';
import { type ConvertedTo, MadeLink, useMadeOrder } from './made-link';
import { MadePlanRow } from './made-plan-row';
import css from './sheet.module.css';
import { TakeBack } from './take-back';

/** The work orders and maintenance plans that were made of an offer, as they are now; nothing where there are none. */
export function OfferOrders({ offer }: { readonly offer: Stored<Offer> }) {
  const targets = offer.convertedTo ?? [];
  if (targets.length === 0) return null;
  const open = openLines(offer);
  const isPlan = ({ type }: ConvertedTo[number]) => type === maintenancePlans.type;
  const hasPlans = targets.some(isPlan);
  return (
    <Panel title={hasPlans ? 'Work orders and plans' : 'Work orders'} count={targets.length}>
      <ul className={css.orders}>
        {targets.map((target) => {
          const Row = isPlan(target) ? MadePlanRow : OrderRow;
          return <Row key={target.id} offer={offer} target={target} />;
        })}
      </ul>
      {open.length > 0 && (
        <p className={css.asker}>
          {nounFor(open.length, {
            one: `“${open[0]?.name}” is in no order or plan yet.`,
            many: `${formatNumber(open.length)} accepted lines are in no order or plan yet.`,
          })}
        </p>
      )}
    </Panel>
  );
}

const TONES: Readonly<Record<WorkOrder['statusGroup'], Tone>> = {
  open: 'neutral',
  active: 'info',
  waiting: 'warning',
  closed: 'success',
};

function OrderRow({
  offer,
  target,
}: {
  readonly offer: Stored<Offer>;
  readonly target: ConvertedTo[number];
}) {
  const order = useMadeOrder(target);
  const host = useHost();
  const priced = seesPrices(useSession().role);
  const mayTakeBack = host.can('offers:edit') && host.can('workOrders:edit') && !offer.trashed;
  return (
    <li className={css.order}>
      <div className={css.orderWhat}>
        <MadeLink of={target} />
        {order && (
          <>
            {' '}
            <span dir="auto">{order.title}</span>
            <span className={css.description}>
              {[
                order.siteRef.name,
                priced && order.offerTotalMinor !== undefined
                  ? formatMoney(order.offerTotalMinor, offer.currency)
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </div>
      {order && <OrderStatus order={order} />}
      {order?.status === 'draft' && mayTakeBack && (
        <TakeBack
          offer={offer}
          called={order.number ?? `“${order.title}”`}
          orderIds={isDealtAsWhole(offer) ? (offer.convertedTo?.map(({ id }) => id) ?? []) : [order.id]}
          planIds={[]}
        />
      )}
    </li>
  );
}

const OrderStatus = ({ order: { status, statusGroup } }: { readonly order: WorkOrder }) =>
  status === 'cancelled' ? (
    <Status tone="neutral" shape="cross" label={WORK_ORDER_STATUS_LABELS[status]} />
  ) : (
    <Status tone={TONES[statusGroup]} label={WORK_ORDER_STATUS_LABELS[status]} />
  );
