import { type Contact, contactsOf } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { FailureSignal, invalid } from '../../failure';
import { type HistoryNote, same, type Unit } from '../../unit';
import type { Pair } from './pair';

/** From whom records move to whom. */
export interface Move {
  readonly from: Ref;
  readonly to: Ref;
  /** Goes with each change. */
  readonly note: HistoryNote;
}

/**
 * A contact lies below its customer, so going over means a copy there, under the same id that orders and offers name,
 * and the trash for this one. A copy that an earlier merge left in the trash is taken out first: its fields and this
 * one follow when this is said again.
 */
export async function moveContact(unit: Unit, id: string, { from, to, note }: Move): Promise<void> {
  const contact = await unit.find(contactsOf(from.id), id);
  if (!contact || contact.trashed) return;
  const copies = contactsOf(to.id);
  const there = await unit.find(copies, id);
  if (there?.trashed) return unit.restore(copies, id, withoutKind(note));
  const copy = copyOf(contact, to);
  if (there) await unit.change(copies, id, () => ({ ok: true, patch: copy }), withoutKind(note));
  else await unit.create(copies, id, copy, withoutKind(note));
  await unit.trash(contactsOf(from.id), id, withoutKind(note));
}

/**
 * Takes a contact that went over back: out of the trash there, into the trash here. Throws a `FailureSignal` where
 * somebody changed its copy since: then it stays.
 */
export async function contactBack(
  unit: Unit,
  id: string,
  { kept, other }: Pair,
  note: HistoryNote,
): Promise<void> {
  const [contact, copy] = await Promise.all([
    unit.find(contactsOf(other.id), id),
    unit.find(contactsOf(kept.id), id),
  ]);
  if (!contact?.trashed || !copy || copy.trashed) return;
  const made = copyOf(contact, kept);
  const differs = (Object.keys(made) as (keyof Contact)[]).some(
    (key) => key !== 'customerRef' && !same(copy[key], made[key]),
  );
  if (differs) throw new FailureSignal(invalid(`${copy.updatedBy.name} changed ${copy.name} since.`));
  await unit.restore(contactsOf(other.id), id, note);
  await unit.trash(contactsOf(kept.id), id, note);
}

/** A contact as the other customer's. */
const copyOf = (
  { name, nameLower, function: job, email, phone, primary, receives }: Contact,
  customerRef: Contact['customerRef'],
): Contact => ({ customerRef, name, nameLower, function: job, email, phone, primary, receives });

/** Here it is created and trashed, and told so. */
const withoutKind = ({ kind: _, ...note }: HistoryNote): HistoryNote => note;
