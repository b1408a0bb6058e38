import { type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { movedToDay, movedToTime } from '@fm/domain/planning';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { type RefObject, useState } from 'react';
import type { Dragged, Point } from '../drag/dragged';
import { useOrderDrop } from '../drag/use-order-drop';
import { type OrderPlan, planOf } from './api/replan-order';
import { useCalendarActs } from './calendar-acts';

/** A place in the calendar. */
export interface PlanPlace {
  readonly day: CalendarDay;
  /** Whose lane it is; `null` is nobody's, and left out an order keeps its lead. */
  readonly lead?: Ref | null | undefined;
  /** The minute of the day at a point, where the place has hours; else an order keeps its time. */
  readonly minuteAt?: ((corner: Point, box: DOMRect) => number) | undefined;
  /** The minute of the day at which an order begins that had no time; the morning where left out. */
  readonly freeFrom?: ((order: Stored<WorkOrder>) => number | undefined) | undefined;
}

/** Lets orders be dropped on a place; gives the minute an order over it would begin, `true` where it keeps its time. */
export function usePlanDrop(
  element: RefObject<HTMLElement | null>,
  place: PlanPlace,
): number | true | undefined {
  const acts = useCalendarActs();
  const [over, setOver] = useState<number | true>();
  const minute = (corner: Point): number | undefined =>
    element.current ? place.minuteAt?.(corner, element.current.getBoundingClientRect()) : undefined;
  useOrderDrop(element, {
    onOver: (dragged, corner) => setOver(dragged && (minute(corner) ?? true)),
    onDrop: (dragged, corner) => acts.drop(dragged.order, plannedAt(dragged, place, minute(corner))),
  });
  return over;
}

/** The plan that dropping an order on a place asks for. */
export function plannedAt({ order, day }: Dragged, place: PlanPlace, pointed: number | undefined): OrderPlan {
  const minute = pointed ?? (order.plannedStart ? undefined : place.freeFrom?.(order));
  const shown = day ?? (order.plannedStart ? dayIn(COMPANY.timezone, order.plannedStart) : place.day);
  const time =
    minute === undefined
      ? movedToDay(order, shown, place.day, COMPANY.timezone)
      : movedToTime(order, place.day, minute, COMPANY.timezone);
  const plan = { ...planOf(order), ...time };
  return place.lead === undefined
    ? plan
    : { ...plan, leadId: place.lead?.id ?? '', leadName: place.lead?.name };
}
