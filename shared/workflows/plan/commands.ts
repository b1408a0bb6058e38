import { createDueOrders } from './create-due-orders';
import { savePlan } from './save-plan';
import { transitionPlan } from './transition-plan';

/** What can be changed about maintenance plans and their occurrences. */
export const planCommands = [savePlan, transitionPlan, createDueOrders] as const;
