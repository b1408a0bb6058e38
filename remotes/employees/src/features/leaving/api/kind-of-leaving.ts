import type { KindOfEntry } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import type { RecordKind } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';

const KINDS: Readonly<Record<string, RecordKind<object>>> = Object.fromEntries(
  [tasks, workOrders, maintenancePlans, reminders, employees].map((kind) => [
    kind.type,
    kind as RecordKind<object>,
  ]),
);

/** The kinds a leaving changes, for taking it back. */
export const kindOfLeaving: KindOfEntry = ({ entity }) => KINDS[entity.type];
