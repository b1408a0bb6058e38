import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { createContext, useContext } from 'react';
import type { OrderPlan } from './api/replan-order';

/** What can be done with the orders of a calendar, wherever in it they stand. */
export interface CalendarActs {
  /** Shows what an order is, with all that can be done with it. */
  show(order: Stored<WorkOrder>): void;
  mayPlan(order: Stored<WorkOrder>): boolean;
  drop(order: Stored<WorkOrder>, plan: OrderPlan): void;
}

const Acts = createContext<CalendarActs>({
  show: () => undefined,
  mayPlan: () => false,
  drop: () => undefined,
});

export const CalendarActsProvider = Acts.Provider;
export const useCalendarActs = (): CalendarActs => useContext(Acts);
