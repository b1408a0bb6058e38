import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { contactsOf, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans, occurrencesOf, visitsAfterChange } from '@fm/domain/maintenance';
import { figuresOf, mayEditOffer, type Offer, offers } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import type { Actor, RecordKind } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { can, kindOfRole, type Permission } from '@fm/domain/role';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import {
  assetScope,
  customerScope,
  employeeScope,
  offerScope,
  orderScope,
  planScope,
  type TrashScope,
  taskScope,
} from '@fm/domain/trash';
import { mayEditWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';

/** The record that a history entry is about, as the entry names it. */
export interface EntrySubject {
  readonly type: string;
  readonly id: string;
  readonly customerId?: string | undefined;
}

/** What commands for records of any kind need to know of one kind. */
export interface KnownKind {
  kindOf(subject: EntrySubject): RecordKind<object>;
  /** For changing what its form edits, and taking that back. */
  readonly permission: Permission;
  /** Why a record stays as it is, whoever asks; undefined where it may change. */
  locked?(record: object, actor: Actor): string | undefined;
  /** Fields that nobody types: they follow from others, or belong to transitions, and are never put back. */
  readonly untyped?: RegExp;
  /** What follows from the fields once they are put back. */
  follows?(before: object, after: object, today: CalendarDay): object;
  /** How a record of the kind goes to the trash by itself; left out for kinds that go along with another alone. */
  readonly trash?: TrashScope<object>;
}

const CLOSED = 'It is closed. Reopen it to change it.';
const SENT = 'What was sent stays as it was sent.';

/** The kinds of records that can be moved to the trash, put back and undone, by the name that history gives them. */
export const KNOWN_KINDS: Readonly<Record<string, KnownKind>> = {
  customer: { kindOf: () => customers, permission: 'customers:edit', trash: customerScope },
  // What stands at a site is of the same customer: merging two customers moves both, and undoing that.
  site: { kindOf: () => sites, permission: 'customers:edit', untyped: /^customerRef/ },
  contact: { kindOf: ({ customerId }) => contactsOf(customerId ?? '-'), permission: 'customers:edit' },
  employee: { kindOf: () => employees, permission: 'employees:edit', trash: employeeScope },
  task: {
    kindOf: () => tasks,
    permission: 'tasks:edit',
    trash: taskScope,
    untyped: /^(status|reopened|done)/,
  },
  reminder: {
    kindOf: () => reminders,
    permission: 'reminders:edit',
    locked: (record, { uid, role }) =>
      kindOfRole(role) !== 'manager' || (record as Reminder).ownerRef.id === uid
        ? undefined
        : 'It belongs to somebody else.',
  },
  workOrder: {
    kindOf: () => workOrders,
    permission: 'workOrders:edit',
    trash: orderScope,
    locked: (record, { role }) => (mayEditWorkOrder(record as WorkOrder, role) ? undefined : CLOSED),
    untyped:
      /^(status|waiting|heldMin|cancelReason|signature|outcome|firstResponseAt|startedAt|completed|verified|origin|offer|planRef|occurrenceId)/,
  },
  offer: {
    kindOf: () => offers,
    permission: 'offers:edit',
    trash: offerScope,
    locked: (record, { role }) => (mayEditOffer(record as Offer, role) ? undefined : SENT),
    untyped: /^(netMinor|discountMinor|taxByRate|grossMinor|marginBp|status|version|rootId)/,
    follows: (_, after) => figuresOf(offerTotals(after as Offer)),
  },
  maintenancePlan: {
    kindOf: () => maintenancePlans,
    permission: 'maintenance:edit',
    trash: planScope,
    untyped: /^(state|nextDue|lastGeneratedFor|health|ignoredInRow|template\.crewRefs)/,
    follows: (before, after, today) => visitsAfterChange(before as never, after as never, today),
  },
  // The id of a visit begins with that of its plan.
  occurrence: {
    kindOf: ({ id }) => occurrencesOf(id.slice(0, id.lastIndexOf('_'))),
    permission: 'maintenance:edit',
  },
  asset: {
    kindOf: () => assets,
    permission: 'maintenance:edit',
    trash: assetScope,
    untyped: /^(status|meter)/,
  },
  attachment: { kindOf: () => attachments, permission: 'workOrders:edit' },
} as const;

/** The kind of a record that an actor may change; undefined for what nobody, or not this actor, changes by hand. */
export function changeable(subject: EntrySubject, actor: Actor): KnownKind | undefined {
  const known = Object.hasOwn(KNOWN_KINDS, subject.type) ? KNOWN_KINDS[subject.type] : undefined;
  return known && can(actor.role, known.permission) ? known : undefined;
}
