import { assets } from '../asset';
import { attachments } from '../attachment';
import { contactsOf } from '../customer';
import { maintenancePlans, occurrencesOf } from '../maintenance';
import { offers } from '../offer';
import type { RecordKind } from '../record';
import { reminders } from '../reminder';
import { sites } from '../site';
import { tasks } from '../task';
import { workOrders } from '../work-order';

/** Records of one sort that belong to a customer and go over to another one when the two are merged. */
export interface RelatedRecords {
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
  /** Their kind; of visits, which lie below their plans, that of no plan in particular. */
  kindOf(customerId: string): RecordKind<object>;
  /** The field that names their customer by its id; undefined for those that lie below it. */
  readonly by?: 'customerRef.id' | 'customerId';
  /** Lies below many records, is never in the trash, and goes with what it lies below: nobody counts it. */
  readonly everywhere?: boolean;
}

const named = <R extends object>(kind: RecordKind<R>, one: string, many = `${one}s`): RelatedRecords => ({
  one,
  many,
  by: 'customerRef.id',
  kindOf: () => kind,
});

/** Everything that belongs to a customer, in the order in which it goes over: sites before the work at them. */
export const RELATED_RECORDS: readonly RelatedRecords[] = [
  named(sites, 'site'),
  named(assets, 'asset'),
  { one: 'contact', many: 'contacts', kindOf: contactsOf },
  named(workOrders, 'work order'),
  named(offers, 'offer'),
  named(tasks, 'task'),
  named(maintenancePlans, 'maintenance plan'),
  {
    one: 'visit of a plan',
    many: 'visits of plans',
    by: 'customerRef.id',
    everywhere: true,
    kindOf: () => occurrencesOf('-'),
  },
  { one: 'file', many: 'files', by: 'customerId', kindOf: () => attachments },
  { one: 'reminder', many: 'reminders', by: 'customerId', kindOf: () => reminders },
];
