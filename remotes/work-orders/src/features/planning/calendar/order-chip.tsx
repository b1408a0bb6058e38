import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS } from '@fm/domain/task';
import type { WorkOrder } from '@fm/domain/work-order';
import { EditedMark, Tooltip, VisuallyHidden } from '@fm/ui';
import { type CSSProperties, memo, useRef } from 'react';
import { isPressing } from '../../order/formatting/is-pressing';
import { useOrderDrag } from '../drag/use-order-drag';
import { useCalendarActs } from './calendar-acts';
import css from './order-chip.module.css';
import { orderText, siteTime, startTime, timesIn, unseenText } from './texts';

interface OrderChipProps {
  readonly order: Stored<WorkOrder>;
  /** The day it stands on; left out while it is not planned. */
  readonly day?: CalendarDay | undefined;
  /** One line where many days share a screen. */
  readonly short?: boolean | undefined;
  /** Stands in the lane of somebody who is on its crew: its lead's lane is where it is planned anew. */
  readonly onCrew?: boolean | undefined;
  /** Whose name it need not say: it stands in their lane. */
  readonly inLane?: boolean | undefined;
  /** Whoever's lane it stands in has something else to do at the same time. */
  readonly conflicts?: boolean | undefined;
  /** For how much there is room where its height is its length: one line, a title of one line, or as many as fit. */
  readonly room?: 'line' | 'title' | 'lines' | undefined;
  /** Its place in a day with hours. */
  readonly style?: CSSProperties | undefined;
}

/** An order in the calendar: a button that shows what it is; to be dragged by those who may plan it. */
export const OrderChip = memo(function OrderChip({
  order,
  day,
  short = false,
  onCrew = false,
  inLane = false,
  conflicts = false,
  room,
  style,
}: OrderChipProps) {
  const element = useRef<HTMLButtonElement>(null);
  const acts = useCalendarActs();
  const dragging = useOrderDrag(element, !onCrew && acts.mayPlan(order) ? { order, day } : undefined);
  const there = siteTime(order);
  const look = [
    css.chip,
    css[order.status],
    short && css.short,
    onCrew && css.crew,
    conflicts && css.conflicting,
    room && css.cut,
    room === 'line' && css.oneLine,
    room === 'title' && css.oneTitle,
    dragging && css.dragging,
  ];
  return (
    // Its name says the same: only eyes need the words that the mark has no room for.
    <Tooltip text={orderText(order, conflicts)} named>
      {(target) => (
        <button
          {...target}
          ref={element}
          type="button"
          className={look.filter(Boolean).join(' ')}
          style={style}
          aria-haspopup="dialog"
          data-order={order.id}
          onClick={() => acts.show(order)}
        >
          {(order.plannedStart || isPressing(order)) && (
            <span className={css.time}>
              {short ? startTime(order) : <Times of={order} />}
              {isPressing(order) && (
                <span className={css[order.priority]}>{PRIORITY_LABELS[order.priority]}</span>
              )}
              {conflicts && <span className={css.conflict}>Conflict</span>}
            </span>
          )}
          <span className={css.title}>{order.title}</span>
          {there && <span className={css.there}>{there}</span>}
          {!short && (
            <>
              <span className={css.detail}>{order.customerRef.name}</span>
              {!inLane && <span className={css.detail}>{order.leadName ?? 'No lead'}</span>}
            </>
          )}
          <span className={css.edited}>
            <EditedMark id={order.id} />
          </span>
          <VisuallyHidden>{unseenText(order, { short, inLane, onCrew })}</VisuallyHidden>
        </button>
      )}
    </Tooltip>
  );
});

/** "08:00–10:00" by the company's clock; where it is too narrow, it breaks between the two. */
function Times({ of }: { readonly of: WorkOrder }) {
  const [from, to] = timesIn(COMPANY.timezone, of);
  return (
    <span>
      <span className={css.clock}>{to ? `${from}–` : from}</span>
      {to && (
        <>
          <wbr />
          <span className={css.clock}>{to}</span>
        </>
      )}
    </span>
  );
}
