import * as v from 'valibot';
import { MAX_METER } from '../asset';
import { instant } from '../instant';
import { partMap, ref, stamp } from '../record';
import { isSeen } from '../text';

export const MAX_CHECKLIST_ITEMS = 100;

const number = v.pipe(v.number('Enter a number.'), v.finite('Enter a number.'));
const NO_READING = 'Enter what the meter shows.';

const item = {
  order: v.pipe(v.number(), v.finite()),
  label: v.pipe(
    v.string(),
    v.minLength(1, 'Say what is to be checked.'),
    v.maxLength(200, 'Shorten this to at most 200 characters.'),
  ),
  required: v.boolean(),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  by: v.optional(stamp),
  at: v.optional(instant),
};

export const PASS_FAIL = ['pass', 'fail', 'notApplicable'] as const;
export type PassFail = (typeof PASS_FAIL)[number];
export const PASS_FAIL_LABELS: Readonly<Record<PassFail, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  notApplicable: 'Not applicable',
};

/** One thing to check on a job; what is filled in depends on its kind. */
export const checklistItemSchema = v.variant('kind', [
  v.object({ ...item, kind: v.literal('check'), value: v.optional(v.boolean()) }),
  v.object({ ...item, kind: v.literal('passFail'), value: v.optional(v.picklist(PASS_FAIL)) }),
  v.object({
    ...item,
    kind: v.literal('number'),
    unit: v.optional(v.pipe(v.string(), v.maxLength(20, 'Shorten this to at most 20 characters.'))),
    min: v.optional(number),
    max: v.optional(number),
    value: v.optional(number),
  }),
  v.object({ ...item, kind: v.literal('text'), value: v.optional(v.pipe(v.string(), v.maxLength(1000))) }),
  v.object({
    ...item,
    kind: v.literal('choice'),
    options: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200, 'Shorten this to at most 200 characters.'))),
      v.minLength(1, 'Enter at least one choice.'),
      v.maxLength(50, 'Keep at most 50 choices.'),
    ),
    value: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  /** Filled with the id of the file that shows it. */
  v.object({ ...item, kind: v.literal('photo'), value: v.optional(v.pipe(v.string(), v.maxLength(375))) }),
  v.object({
    ...item,
    kind: v.literal('meter'),
    /** Whose meter is read: an asset of the order. Absent in what is not written for a certain place. */
    assetRef: v.optional(ref),
    /** Of an asset without a meter: with it the asset gets one. */
    unit: v.optional(v.pipe(v.string(), v.maxLength(20))),
    value: v.optional(v.pipe(number, v.minValue(0, NO_READING), v.maxValue(MAX_METER, NO_READING))),
  }),
]);
export type ChecklistItem = v.InferOutput<typeof checklistItemSchema>;
/** A meter of an asset that is read on a job. */
export type MeterItem = Extract<ChecklistItem, { kind: 'meter' }>;
export type ChecklistKind = ChecklistItem['kind'];

export const CHECKLIST_KIND_LABELS: Readonly<Record<ChecklistKind, string>> = {
  check: 'Tick',
  passFail: 'Pass or fail',
  number: 'Number',
  text: 'Text',
  choice: 'Choice',
  photo: 'Photo',
  meter: 'Meter reading',
};

/** A map by item id, so that two people ticking different items write different fields. */
export const checklistSchema = partMap(
  checklistItemSchema,
  MAX_CHECKLIST_ITEMS,
  'Keep at most 100 checklist items.',
);
export type Checklist = v.InferOutput<typeof checklistSchema>;

/** The items in their order, each with its id. */
export function checklistItems(checklist: Checklist): (ChecklistItem & { readonly id: string })[] {
  return Object.entries(checklist)
    .map(([id, entry]) => ({ ...entry, id }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
}

/** Whether something is filled in that counts: a tick taken back does not. */
export function isFilled({ kind, value }: ChecklistItem): boolean {
  if (kind === 'check') return value === true;
  return typeof value === 'string' ? isSeen(value) : value !== undefined;
}

/** Whether an item is filled in with a result that calls for more work: a failed check, a number out of range. */
export function isFailed(entry: ChecklistItem): boolean {
  if (entry.kind === 'passFail') return entry.value === 'fail';
  if (entry.kind !== 'number' || entry.value === undefined) return false;
  return (
    (entry.min !== undefined && entry.value < entry.min) ||
    (entry.max !== undefined && entry.value > entry.max)
  );
}

/** A checklist as it was before anybody filled in anything. */
export function blankChecklist(checklist: Checklist): Checklist {
  const blank = ({ value: _value, note: _note, by: _by, at: _at, ...item }: ChecklistItem) =>
    item as ChecklistItem;
  return Object.fromEntries(Object.entries(checklist).map(([id, item]) => [id, blank(item)]));
}

/** A checklist as the office wrote it, with what was filled in `before` in the items that are still of the same kind. */
export function withResultsOf(checklist: Checklist, before: Checklist = {}): Checklist {
  const entries = Object.entries(blankChecklist(checklist)).map(([id, item]): [string, ChecklistItem] => {
    const known = before[id];
    if (known?.kind !== item.kind) return [id, item];
    const { value, note, by, at } = known;
    const results = Object.entries({ value, note, by, at }).filter(([, result]) => result !== undefined);
    return [id, { ...item, ...Object.fromEntries(results) } as ChecklistItem];
  });
  return Object.fromEntries(entries);
}

/** How far a checklist is. */
export function checklistProgress(checklist: Checklist): { filled: number; total: number; missing: number } {
  const items = Object.values(checklist);
  return {
    filled: items.filter(isFilled).length,
    total: items.length,
    missing: items.filter((entry) => entry.required && !isFilled(entry)).length,
  };
}
