import type { Plan } from '../../maintenance';
import type { Offer } from '../../offer';
import type { Stored } from '../../record';
import type { Task } from '../../task';
import type { WorkOrder } from '../../work-order';
import type { Customer } from '../customer';

/** Records of each kind that are looked at; where there are as many, there may be more. */
export const STEP_RECORDS = 3;

type Named = 'id' | 'number';

/** What is known of a customer when it is asked what to do next: the first few records of each kind, no more. */
export interface CustomerFacts {
  readonly customer: Pick<
    Stored<Customer>,
    'id' | 'status' | 'statusReason' | 'contractEnd' | 'email' | 'phone' | 'createdAt'
  >;
  /** Not finished by the day they were due, the longest overdue first. */
  readonly lateOrders: readonly Pick<Stored<WorkOrder>, Named | 'title' | 'dueDate' | 'waiting'>[];
  /** On hold, whatever their day. */
  readonly heldOrders: readonly Pick<Stored<WorkOrder>, Named | 'title' | 'dueDate' | 'waiting'>[];
  /** Sent and without an answer, those that end first at the beginning. */
  readonly sentOffers: readonly Pick<Stored<Offer>, Named | 'title' | 'sentAt' | 'validUntil'>[];
  /** How many there are of them. */
  readonly openOffers: number;
  /** Not done by the day they were due, the longest overdue first. */
  readonly lateTasks: readonly Pick<Stored<Task>, 'id' | 'title' | 'dueDate'>[];
  /** Active, and the next visit is past without a work order. */
  readonly latePlans: readonly Pick<Stored<Plan>, Named | 'name' | 'nextDueDate'>[];
  /** Something is wrong with them. */
  readonly unwellPlans: readonly Pick<Stored<Plan>, Named | 'name' | 'healthWhy'>[];
  /** When a work order was last completed. */
  readonly lastVisit: Date | undefined;
  /** How many work orders are not finished. */
  readonly openOrders: number;
  readonly hasContact: boolean;
}
