import {
  type Contact,
  contactForm,
  contactFormSchema,
  contactsOf,
  isContactMeant,
  isSiteMeant,
  MAX_PARTS,
} from '@fm/domain/customer';
import type { RecordKind, Ref } from '@fm/domain/record';
import { type Site, siteForm, siteFormSchema, sites } from '@fm/domain/site';
import * as v from 'valibot';
import { importRow } from '../batch';
import { FailureSignal, invalid } from '../failure';
import { inPart, type Unit } from '../unit';

const importedSite = v.object({
  ...importRow(siteFormSchema).entries,
  /** It is the customer's address: made a site only where the customer has none. */
  isAddress: v.boolean(),
});
type ImportedSite = v.InferOutput<typeof importedSite>;

const importedContact = importRow(contactFormSchema);
type ImportedContact = v.InferOutput<typeof importedContact>;

/** The sites and contacts that a file names for one customer. */
export const importedParts = v.object({
  sites: v.optional(v.pipe(v.array(importedSite), v.maxLength(MAX_PARTS)), []),
  contacts: v.optional(v.pipe(v.array(importedContact), v.maxLength(MAX_PARTS)), []),
});

type Part<R> = R & { readonly id: string };

/** The sites and contacts that a customer has. */
export interface PartsThere {
  readonly sites: readonly Part<Site>[];
  readonly contacts: readonly Part<Contact>[];
}

/** Which customer the parts are of, and what history says of them. */
interface Importing {
  readonly customerRef: Ref;
  readonly note: { readonly batchId: string; readonly source: 'import' };
}

/**
 * Stores the sites of a customer that a file names: over one of those `there` that a row means, where it changes what it
 * says and nothing else, or as a new one. Gives all there are then.
 */
export async function importSites(
  unit: Unit,
  { customerRef, note }: Importing,
  rows: readonly ImportedSite[],
  there: readonly Part<Site>[],
): Promise<readonly Part<Site>[]> {
  const all = [...there];
  for (const [at, { id, values, given, isAddress }] of rows.entries()) {
    if (isAddress && there.length > 0) continue;
    const site = siteForm.toRecord(values, customerRef);
    const known = all.find((one) => one.id === id || isSiteMeant(site, given, one));
    await inPart(`sites.${at}`, () => store(unit, sites, { id, known, record: site, given, all }, note));
    if (!known) all.push({ ...site, id });
  }
  return all;
}

/** The same for the contacts: of all of them one at most is the primary contact, the first where a file names none. */
export async function importContacts(
  unit: Unit,
  { customerRef, note }: Importing,
  rows: readonly ImportedContact[],
  there: readonly Part<Contact>[],
): Promise<readonly Part<Contact>[]> {
  const all = [...there];
  const kind = contactsOf(customerRef.id);
  const first = firstCalled(rows, there);
  for (const [at, { id, values, given }] of rows.entries()) {
    const primary = at === first;
    const contact = contactForm.toRecord({ ...values, primary }, customerRef);
    const known = all.find((one) => one.id === id || isContactMeant(contact, one));
    const filled = given.filter((field) => field !== 'primary');
    const own = { id, known, record: contact, given: primary ? [...filled, 'primary'] : filled, all };
    await inPart(`contacts.${at}`, () => store(unit, kind, own, note));
    if (!known) all.push({ ...contact, id });
  }
  return all;
}

/** Which of the rows is the primary contact; -1 where somebody is already. */
function firstCalled(rows: readonly ImportedContact[], there: readonly Contact[]): number {
  if (there.some(({ primary }) => primary)) return -1;
  const named = rows.findIndex(({ values }) => values.primary);
  return named < 0 && there.length === 0 ? 0 : named;
}

interface ImportedPart<R> {
  readonly id: string;
  /** The one that the row means; undefined for a new one. */
  readonly known: Part<R> | undefined;
  readonly record: R;
  readonly given: readonly string[];
  readonly all: readonly Part<R>[];
}

async function store<R extends object>(
  unit: Unit,
  kind: RecordKind<R>,
  { id, known, record, given, all }: ImportedPart<R>,
  note: Importing['note'],
): Promise<void> {
  if (known) {
    const filled = Object.entries(record).filter(([field]) => given.includes(field));
    const patch = Object.fromEntries(filled) as Partial<R>;
    return unit.change<R>(kind, known.id, () => ({ ok: true, patch }), note);
  }
  if (all.length >= MAX_PARTS)
    throw new FailureSignal(invalid(`A customer has at most ${MAX_PARTS} ${kind.called.many}.`));
  return unit.create(kind, id, record, { kind: 'imported', ...note });
}
