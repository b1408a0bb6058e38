import { whyNotPlanned } from '@fm/domain/employee';
import { formatDay } from '@fm/ui';
import type { CommandValue } from '@fm/workflows/commands';
import type { DueOccurrence } from './due-occurrences';

/** An occurrence that was due or asked for, with the order it has now. */
export interface OrderedOccurrence extends DueOccurrence {
  readonly orderId: string;
  /** Why people of the plan are not on the order, a sentence for each. */
  readonly leftOut?: readonly string[];
  /** Came out scheduled: nobody has to plan it. */
  readonly isScheduled?: true;
}

type Created = CommandValue<'plans.createOrders'>['created'][number];

/** The same with a sentence for each person who is not on the order. */
export const inText = ({ leftOut, ...occurrence }: Created) => ({
  ...occurrence,
  ...(leftOut && { leftOut: leftOut.map((person) => whyNotPlanned(person, formatDay)) }),
});
