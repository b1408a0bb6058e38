import type { Attachment } from '@fm/domain/attachment';
import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { ScheduledDate } from '@fm/domain/recurrence';
import type { WorkOrder, WorkOrderInput } from '@fm/domain/work-order';

/** What a new order starts with besides what every one does. */
export interface InitialValues {
  readonly values?: Partial<WorkOrderInput>;
  readonly links?: WorkOrder['links'];
  /** The checklist item of the linked order it is about. */
  readonly itemId?: string | undefined;
  /** What the server lets go along with it; undefined where that could not be read here. */
  readonly photos?: readonly Stored<Attachment>[] | undefined;
  /** The occurrence of a plan it is written for. */
  readonly occurrence?: GivenOccurrence;
}

/** An occurrence of a plan that gets its order with the form. */
export interface GivenOccurrence {
  readonly plan: Stored<Plan>;
  readonly scheduled: ScheduledDate;
}
