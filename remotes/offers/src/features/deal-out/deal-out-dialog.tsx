import { planAddress, workOrderAddress } from '@fm/contract/addresses';
import { newId, run } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { openLines } from '@fm/domain/offer';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { formatSentence, nounFor } from '@fm/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AskedOffer } from '../transitions/asked-offer';
import css from './deal-out.module.css';
import { type Dealing, type DealtOrder, hasSameLines, moveLines, nameOfShare, startDealing } from './dealing';
import { LineChoice } from './line-choice';
import { MoveBar } from './move-bar';
import { OrderShare } from './order-share';

interface Answers {
  /** Null while everything is as it is proposed. */
  readonly dealt: Dealing | null;
}

/** Makes work orders and maintenance plans of an accepted offer: one order of all that is done once, unless lines are moved to others or left for later. */
export function DealOutDialog({ asked }: AskedOffer) {
  const offer = asked.record;
  const navigate = useNavigate();
  // The ids are kept over tries: what was stored but not confirmed must not be made twice.
  const [start] = useState(() => startDealing(offer, newId(), today(COMPANY.timezone)));
  const kept = useKeptAnswers<Answers>(
    asked,
    () => ({ dealt: null }),
    // Lines that were dealt out, or came back, meanwhile have no place in it.
    ({ dealt }) => (dealt && hasSameLines(dealt, start) ? { dealt } : {}),
  );
  const dealing = kept.input.dealt ?? start;
  const setDealing = (dealt: Dealing) => kept.change({ dealt });
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const lines = openLines(offer);
  const { orders, later } = dealing;
  const [only, ...others] = orders;
  const isSeveral = others.length > 0 || later.length > 0;

  const errorOf = (order: DealtOrder, at: number, field: ShareField) =>
    (tried ? lackOf(order, field, lines.length) : undefined) ?? asked.errorOf(fieldPath(orders, at, field));
  const submit = () => {
    setTried(true);
    if (orders.some((order) => FIELDS.some((field) => lackOf(order, field, lines.length)))) return;
    const shareOf = ({ title, siteRef, lineIds }: DealtOrder) => ({
      title,
      siteId: siteRef?.id ?? '',
      lineIds: [...lineIds],
    });
    const input = {
      orders: orders.flatMap((of) => (of.rhythm ? [] : { orderId: of.id, ...shareOf(of) })),
      plans: orders.flatMap((of) =>
        of.rhythm ? { planId: of.id, startDate: of.startDate, ...shareOf(of) } : [],
      ),
    };
    asked.make(
      () => run('offers.convert', { id: offer.id, ...input }),
      () => {
        kept.forget();
        if (only && others.length === 0)
          navigate((only.rhythm ? planAddress.record : workOrderAddress.record)(only.id));
      },
    );
  };
  const change = (id: string, patch: Partial<DealtOrder>) =>
    setDealing({
      ...dealing,
      orders: orders.map((order) => (order.id === id ? { ...order, ...patch } : order)),
    });
  const choiceOf = (ids: readonly string[]) => (
    <LineChoice
      offer={offer}
      lines={lines.filter(({ id }) => ids.includes(id))}
      checked={checked}
      onCheck={lines.length > 1 ? setChecked : undefined}
    />
  );
  return (
    <TransitionFrame
      asked={asked}
      kept={kept}
      size={isSeveral ? 'lg' : 'md'}
      title={titleOf(orders)}
      submitLabel={submitLabelOf(orders)}
      intro={orders.some(({ rhythm }) => rhythm) ? `${INTRO} ${PLANS_INTRO}` : INTRO}
      input={{}}
      shows={orders.flatMap((_, at) => FIELDS.map((field) => fieldPath(orders, at, field)))}
      onSubmit={submit}
    >
      {lines.length > 1 && (
        <MoveBar
          orders={orders}
          count={checked.size}
          mayLeave={lines.some(({ id }) => !checked.has(id) && !later.includes(id))}
          rhythms={new Set(lines.flatMap(({ id, recurs }) => (checked.has(id) ? [recurs] : [])))}
          onMove={(target) => {
            setDealing(moveLines(dealing, checked, target, offer));
            setChecked(new Set());
          }}
        />
      )}
      <div className={css.orders}>
        {orders.map((order, at) => (
          <OrderShare
            key={order.id}
            offer={offer}
            order={order}
            name={isSeveral ? nameOfShare(orders, at) : undefined}
            errorOf={(field) => errorOf(order, at, field)}
            onChange={(patch) => change(order.id, patch)}
          >
            {choiceOf(order.lineIds)}
          </OrderShare>
        ))}
      </div>
      {later.length > 0 && (
        <section className={css.later} aria-label="Left for later">
          <h3 className={css.name}>Left for later</h3>
          <p className={css.sum}>
            The offer stays accepted until these lines are in an order or a plan, too.
          </p>
          {choiceOf(later)}
        </section>
      )}
    </TransitionFrame>
  );
}

const INTRO =
  'Orders start as drafts with what was accepted: what is to be done, hours as the estimate, material as expected parts at the agreed prices, contact, and the photos.';

const PLANS_INTRO =
  'Lines that recur become maintenance plans, drafts as well: activate a plan and it makes its orders. Amounts are for one time.';

const FIELDS = ['title', 'siteId', 'startDate', 'lineIds'] as const;
type ShareField = (typeof FIELDS)[number];

const isMixed = (orders: readonly DealtOrder[]): boolean =>
  orders.some(({ rhythm }) => rhythm) && orders.some(({ rhythm }) => !rhythm);

function titleOf(orders: readonly DealtOrder[]): string {
  if (isMixed(orders)) return 'Create work orders and plans';
  const isPlans = orders.some(({ rhythm }) => rhythm);
  return nounFor(
    orders.length,
    isPlans
      ? { one: 'Create a maintenance plan', many: 'Create maintenance plans' }
      : { one: 'Create a work order', many: 'Create work orders' },
  );
}

function submitLabelOf(orders: readonly DealtOrder[]): string {
  if (isMixed(orders)) return 'Create orders and plans';
  const isPlans = orders.some(({ rhythm }) => rhythm);
  return formatSentence(
    orders.length,
    isPlans
      ? { one: 'Create plan', many: 'Create {count} plans' }
      : { one: 'Create work order', many: 'Create {count} work orders' },
  );
}

/** Where a field of one of them stands in the input, in which orders and plans are counted apart. */
function fieldPath(orders: readonly DealtOrder[], at: number, field: ShareField): string {
  const isPlan = orders[at]?.rhythm !== undefined;
  const before = orders.slice(0, at).filter(({ rhythm }) => (rhythm !== undefined) === isPlan);
  return `${isPlan ? 'plans' : 'orders'}.${before.length}.${field}`;
}

/** What an order lacks before it can be made; undefined for nothing. */
function lackOf(order: DealtOrder, field: ShareField, lineCount: number): string | undefined {
  if (field === 'title')
    return order.title.trim().length < 3 ? 'Enter a title of at least 3 letters.' : undefined;
  if (field === 'startDate')
    return order.rhythm && order.startDate === '' ? 'Enter the first day of the plan.' : undefined;
  if (field === 'siteId') return order.siteRef ? undefined : 'Choose where the work is done.';
  return lineCount > 0 && order.lineIds.length === 0 ? 'Move at least one line here.' : undefined;
}
