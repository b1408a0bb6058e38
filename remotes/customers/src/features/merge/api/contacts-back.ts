import { commitTogether, findRecords, type HistoryNote, type Outcome } from '@fm/data';
import { type Contact, contactsOf } from '@fm/domain/customer';
import type { Actor, Stored } from '@fm/domain/record';
import type { Pair } from './begin-merge';
import { copyOf } from './move-contact';

/** Contacts of one customer at most; the largest have a tenth of it. */
const MOST_CONTACTS = 200;

/**
 * Takes the contacts that went over back: out of the trash here, into the trash there. One whose copy somebody changed
 * since stays where it is; the words that come back name it.
 */
export async function contactsBack(
  actor: Actor,
  { kept, other }: Pair,
  note: HistoryNote,
): Promise<Outcome<string | undefined>> {
  const found = await findRecords(
    contactsOf(other.id),
    (spec) => spec.where('trashed', '==', true),
    MOST_CONTACTS,
  );
  if (!found.ok) return found;
  const left: string[] = [];
  for (const contact of found.value) {
    const outcome = await commitTogether(actor, async (unit) => {
      const copy = await unit.find(contactsOf(kept.id), contact.id);
      if (!copy || copy.trashed) return undefined;
      if (!isCopy(copy, contact, kept)) return `${copy.updatedBy.name} changed ${copy.name} since.`;
      await unit.restore(contactsOf(other.id), contact.id, note);
      await unit.trash(contactsOf(kept.id), contact.id, note);
      return undefined;
    });
    if (!outcome.ok) return outcome;
    if (outcome.value) left.push(outcome.value);
  }
  return { ok: true, value: left.length === 0 ? undefined : left.join(' ') };
}

const isCopy = (copy: Stored<Contact>, contact: Contact, kept: Pair['kept']): boolean => {
  const made = copyOf(contact, kept);
  return (Object.keys(made) as (keyof Contact)[]).every(
    (key) =>
      key === 'customerRef' ||
      (key === 'receives'
        ? (Object.keys(made.receives) as (keyof Contact['receives'])[]).every(
            (what) => copy.receives[what] === made.receives[what],
          )
        : copy[key] === made[key]),
  );
};
