import type { KindOfEntry } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import { contactsOf, customers } from '@fm/domain/customer';
import { maintenancePlans, occurrencesOf } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';

const KINDS: Readonly<Record<string, RecordKind<object>>> = Object.fromEntries(
  [customers, sites, assets, workOrders, offers, tasks, maintenancePlans, attachments, reminders].map(
    (kind) => [kind.type, kind],
  ),
);

/** The kind of record an entry is about: a customer, or something that belongs to one. */
export const kindOfEntry: KindOfEntry = ({ entity, customerId }) => {
  if (entity.type === 'contact') return contactsOf(customerId ?? '-');
  // A visit's id begins with that of its plan.
  if (entity.type === 'occurrence') return occurrencesOf(entity.id.slice(0, entity.id.lastIndexOf('_')));
  return KINDS[entity.type];
};
