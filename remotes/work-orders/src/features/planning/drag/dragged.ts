import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

/** What is being dragged. */
export interface Dragged {
  readonly order: Stored<WorkOrder>;
  /** The day of the calendar it was taken from. */
  readonly day?: CalendarDay | undefined;
}

/** A point on the screen, and where it is in what was taken hold of, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const DRAGGED = 'workOrder';
const GRABBED = 'grabbed';

export const dragData = (dragged: Dragged, grabbed: Point) => ({ [DRAGGED]: dragged, [GRABBED]: grabbed });

/** The order that is dragged; undefined where something else is. */
export const draggedIn = (data: Record<string | symbol, unknown>): Dragged | undefined =>
  data[DRAGGED] as Dragged | undefined;

export const grabbedIn = (data: Record<string | symbol, unknown>): Point =>
  (data[GRABBED] as Point | undefined) ?? { x: 0, y: 0 };
