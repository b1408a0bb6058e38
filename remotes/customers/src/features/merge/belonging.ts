import { QuerySpec, type Unit } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import { contactsOf } from '@fm/domain/customer';
import { maintenancePlans, type Occurrence, occurrencesOf } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind, Ref } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import { moveContact } from './api/move-contact';
import { moveReminder } from './api/move-reminder';
import { entityPatch } from './entity-patch';
import type { Move } from './move';

/** Records of one sort that belong to a customer and go over to another one. */
export interface Belonging {
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
  /** Not told by itself: it goes with something that is. */
  readonly silent?: boolean;
  kindOf(customerId: string): RecordKind<object>;
  /** Those of a customer that are not in the trash. */
  which(spec: QuerySpec, customerId: string): QuerySpec;
  /** Lets one go over. Saying it twice changes nothing more. */
  move(unit: Unit, id: string, move: Move): Promise<void>;
}

const live = (spec: QuerySpec) => spec.where('trashed', '==', false);

interface OfCustomer {
  readonly customerRef?: Ref | undefined;
}

const repoint = <R extends OfCustomer>(
  unit: Unit,
  kind: RecordKind<R>,
  id: string,
  { from, to, note }: Move,
) =>
  unit.change(
    kind,
    id,
    ({ customerRef }) => ({
      ok: true,
      patch: (customerRef?.id === from.id ? { customerRef: to } : {}) as Partial<R>,
    }),
    note,
  );

const named = <R extends OfCustomer>(kind: RecordKind<R>, one: string, many = `${one}s`): Belonging => ({
  one,
  many,
  kindOf: () => kind,
  which: (spec, customerId) => live(spec).where('customerRef.id', '==', customerId),
  move: (unit, id, move) => repoint(unit, kind, id, move),
});

/** Visits lie below their plans and go with them: nobody counts them, and none is ever in the trash. */
const visits: Belonging = {
  one: 'visit of a plan',
  many: 'visits of plans',
  silent: true,
  kindOf: () => occurrencesOf('-'),
  which: (_, customerId) =>
    QuerySpec.of('occurrences', true).where('customerRef.id', '==', customerId).orderBy('dueDate'),
  move: (unit, id, move) =>
    repoint<Occurrence>(unit, occurrencesOf(id.slice(0, id.lastIndexOf('_'))), id, move),
};

/** Everything that belongs to a customer, in the order in which it goes over: sites before the work at them. */
export const BELONGINGS: readonly Belonging[] = [
  named(sites, 'site'),
  named(assets, 'asset'),
  { one: 'contact', many: 'contacts', kindOf: contactsOf, which: live, move: moveContact },
  named(workOrders, 'work order'),
  named(offers, 'offer'),
  named(tasks, 'task'),
  named(maintenancePlans, 'maintenance plan'),
  visits,
  {
    one: 'file',
    many: 'files',
    kindOf: () => attachments,
    which: (spec, customerId) => live(spec).where('customerId', '==', customerId),
    move: (unit, id, move) =>
      unit.change(attachments, id, (file) => ({ ok: true, patch: entityPatch(file, move) }), move.note),
  },
  {
    one: 'reminder',
    many: 'reminders',
    kindOf: () => reminders,
    which: (spec, customerId) => live(spec).where('customerId', '==', customerId),
    move: moveReminder,
  },
];

/** What is counted before a merge. */
export const COUNTED = BELONGINGS.filter(({ silent }) => !silent);

/** One record that is to go over. */
export interface Piece {
  readonly of: Belonging;
  readonly id: string;
}
