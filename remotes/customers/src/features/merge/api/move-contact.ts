import type { Unit } from '@fm/data';
import { type Contact, contactsOf } from '@fm/domain/customer';
import type { Move } from '../move';

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

/** A contact as the other customer's. */
export const copyOf = (
  { name, nameLower, function: job, email, phone, primary, receives }: Contact,
  customerRef: Contact['customerRef'],
): Contact => ({ customerRef, name, nameLower, function: job, email, phone, primary, receives });

/** Here it is created and trashed, and told so. */
const withoutKind = ({ kind: _, ...note }: Move['note']) => note;
