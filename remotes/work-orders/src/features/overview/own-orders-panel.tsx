import { workOrderAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { ErrorState, Panel, Skeleton, TextLink } from '@fm/ui';
import { MOST_OWN, useOwnOrders } from './api/own-orders';
import { OwnOrder } from './own-order';
import css from './own-orders.module.css';

/**
 * The orders of today and the next ones of who is signed in. For who works in the field it is always there; everybody
 * else sees it on days with orders of their own.
 */
export function OwnOrdersPanel() {
  const { employeeId, role } = useSession();
  const today = useToday();
  const orders = useOwnOrders(today, employeeId);
  const hasSome = orders.rows.some(({ plannedDay }) => plannedDay === today);
  if (employeeId === undefined || (kindOfRole(role) !== 'manager' && !hasSome)) return null;
  return (
    <Panel
      title="My jobs"
      actions={
        <span className={css.links}>
          <TextLink to={workOrderAddress.day({ person: employeeId })}>My jobs of today</TextLink>
          <TextLink to={workOrderAddress.list({ lead: 'me' })}>Those I lead</TextLink>
          <TextLink to={workOrderAddress.list({ crew: employeeId })}>Those I help with</TextLink>
        </span>
      }
    >
      {orders.status === 'failed' && (
        <ErrorState title="My jobs: this list could not be loaded" onRetry={orders.retry}>
          {orders.failure?.message}
        </ErrorState>
      )}
      {orders.status === 'loading' && <Skeleton rows={3} columns={2} />}
      {orders.status === 'ready' && <Days orders={orders.rows} today={today} />}
    </Panel>
  );
}

interface DaysProps {
  readonly orders: readonly Stored<WorkOrder>[];
  readonly today: CalendarDay;
}

function Days({ orders, today }: DaysProps) {
  const ofToday = orders.filter(({ plannedDay }) => plannedDay === today);
  const next = orders.filter(({ plannedDay }) => plannedDay !== today);
  const atHand =
    ofToday.find(({ status }) => status === 'inProgress') ??
    ofToday.find(({ status }) => status !== 'onHold');
  return (
    <div className={css.days}>
      <section className={css.day} aria-label="Today">
        <h3 className={css.heading}>Today</h3>
        {ofToday.length > 0 ? (
          <Orders orders={ofToday} atHand={atHand?.id} />
        ) : (
          <p className={css.none}>Nothing is planned for you today.</p>
        )}
        {ofToday.length === MOST_OWN && (
          <p className={css.none}>There may be more: see your list of today.</p>
        )}
      </section>
      {ofToday.length < MOST_OWN && (
        <section className={css.day} aria-label="Next">
          <h3 className={css.heading}>Next</h3>
          {next.length > 0 ? (
            <Orders orders={next} withDay />
          ) : (
            <p className={css.none}>Nothing is planned for you after that.</p>
          )}
        </section>
      )}
    </div>
  );
}

interface OrdersProps {
  readonly orders: DaysProps['orders'];
  readonly withDay?: boolean;
  /** The order that is worked on now. */
  readonly atHand?: string | undefined;
}

const Orders = ({ orders, withDay = false, atHand }: OrdersProps) => (
  <ul className={css.orders}>
    {orders.map((order) => (
      <OwnOrder key={order.id} order={order} withDay={withDay} atHand={order.id === atHand} />
    ))}
  </ul>
);
