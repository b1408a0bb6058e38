import type { Stored } from '../record';
import { type Customer, MAX_MERGED, MAX_TAGS, STATUSES_WITH_REASON } from './customer';

/** Fields of two customers of which one side is taken. */
export const MERGE_FIELDS = [
  'name',
  'kind',
  'status',
  'email',
  'phone',
  'website',
  'taxId',
  'billing',
  'billingEmail',
  'paymentDays',
  'currency',
  'language',
  'accountManagerRef',
  'contractEnd',
] as const satisfies readonly (keyof Customer)[];
export type MergeField = (typeof MERGE_FIELDS)[number];

/** The customer that stays, or the one that goes. */
export type MergeSide = 'kept' | 'other';

/** Sides somebody chose; of the other fields the rules below choose. */
export type MergeChoices = Readonly<Partial<Record<MergeField, MergeSide | undefined>>>;

/** A field in which two customers differ. */
export interface MergeRow {
  readonly field: MergeField;
  readonly kept: unknown;
  readonly other: unknown;
  readonly chosen: MergeSide;
}

/** Characters of notes at most, as the form takes them. */
const MAX_NOTES = 5000;

/** Why two customers cannot be merged; undefined when they can. */
export function mergeRefusal(kept: Stored<Customer>, other: Stored<Customer>): string | undefined {
  if (kept.id === other.id) return 'Choose two different customers.';
  for (const { trashed, name } of [kept, other]) {
    if (trashed) return `“${name}” is in the trash. Restore it first.`;
  }
  for (const { mergedInto, name } of [kept, other]) {
    if (mergedInto) return `“${name}” is being merged into “${mergedInto.name}”. Finish or undo that first.`;
  }
  const merged = [...(kept.mergedFrom ?? []), ...(other.mergedFrom ?? [])].length + 1;
  return merged > MAX_MERGED ? `At most ${MAX_MERGED} customers can be merged into one.` : undefined;
}

/** The fields in which two customers differ, each with the side that is taken. What one leaves empty, the other fills. */
export const mergeRows = (kept: Customer, other: Customer, choices: MergeChoices = {}): readonly MergeRow[] =>
  MERGE_FIELDS.filter((field) => differs(kept, other, field)).map((field) => ({
    field,
    kept: kept[field],
    other: other[field],
    chosen: choices[field] ?? usualSide(kept, other, field),
  }));

/** What a merge makes of the customer that stays. */
export interface Merged {
  /** What changes: the chosen side of each field, tags and notes of both. Empty where it stays as it is. */
  readonly patch: Partial<Customer>;
  /** What has no room and stays with the one that goes alone, in words. */
  readonly leftOut: readonly string[];
}

/** What the customer that stays becomes. */
export function mergedCustomer(kept: Customer, other: Customer, choices: MergeChoices = {}): Merged {
  const taken = mergeRows(kept, other, choices).flatMap(({ field, chosen }) =>
    chosen === 'kept' ? [] : alongside(field).map((key) => [key, other[key]] as const),
  );
  const tags = [...new Set([...kept.tags, ...other.tags])];
  const notes = joined(kept.notes, other.notes);
  return {
    patch: {
      ...(Object.fromEntries(taken) as Partial<Customer>),
      ...(tags.length > kept.tags.length && { tags: tags.slice(0, MAX_TAGS) }),
      // The sites of the one that goes become sites of the one that stays.
      ...(!kept.siteTown && other.siteTown && { siteTown: other.siteTown }),
      ...(notes !== kept.notes && { notes: notes?.slice(0, MAX_NOTES) }),
    },
    leftOut: [
      ...tags.slice(MAX_TAGS).map((tag) => `the tag “${tag}”`),
      ...((notes?.length ?? 0) > MAX_NOTES ? ['the end of the notes'] : []),
    ],
  };
}

/** Fields that mean something together: a reason belongs to its status. */
function alongside(field: MergeField): readonly (keyof Customer)[] {
  if (field === 'name') return ['name', 'nameLower'];
  if (field === 'phone') return ['phone', 'phoneKey'];
  return field === 'status' ? ['status', 'statusReason'] : [field];
}

const differs = (kept: Customer, other: Customer, field: MergeField): boolean =>
  alongside(field).some((key) => textOf(kept[key]) !== textOf(other[key]));

/** A value to compare by: whatever the order of its parts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

/** The side to take when nobody chose: what is filled, and a warning to colleagues rather than none. */
function usualSide(kept: Customer, other: Customer, field: MergeField): MergeSide {
  if (field === 'status') {
    return STATUSES_WITH_REASON.indexOf(other.status) > STATUSES_WITH_REASON.indexOf(kept.status)
      ? 'other'
      : 'kept';
  }
  return kept[field] === undefined ? 'other' : 'kept';
}

/** Both texts, once where one holds the other. */
function joined(mine: string | undefined, theirs: string | undefined): string | undefined {
  if (!theirs || mine?.includes(theirs)) return mine;
  return mine && !theirs.includes(mine) ? `${mine}\n\n${theirs}` : theirs;
}
