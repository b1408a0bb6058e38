import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Ref, Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import type { Priority } from '@fm/domain/task';
import type { Checklist, WorkOrder, WorkOrderStatus, WorkOrderType } from '@fm/domain/work-order';
import type { JobText } from '../texts/jobs';

/** A work order before it is written: what, where, until when, and how it is to end. */
export interface Slot {
  readonly id: string;
  readonly origin: 'plan' | 'offer' | 'reactive';
  readonly title: string;
  readonly description?: string;
  readonly type: WorkOrderType;
  readonly team: JobText['team'];
  readonly minutes: number;
  readonly outcome: string;
  readonly priority: Priority;
  readonly site: Stored<Site>;
  readonly assetRefs?: readonly Ref[] | undefined;
  readonly created: CalendarDay;
  readonly due: CalendarDay;
  readonly checklist: Checklist;
  readonly requireSignature: boolean;
  readonly requestedBy?: string;
  /** What its occurrence's plan makes of it. */
  readonly ofPlan?: WorkOrder;
  readonly offerRef?: Ref;
  readonly offerTotalMinor?: number;
  /** An occurrence whose day went by without anybody starting it. */
  readonly missed?: boolean;
}

/** A slot with the status it ends in. */
export interface StagedSlot extends Slot {
  readonly status: WorkOrderStatus;
  readonly unassigned?: boolean;
}
