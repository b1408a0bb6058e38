import * as v from 'valibot';
import { checklistSchema } from './checklist';

const BELOW = 'Enter a number that is not below the least.';

/** Where an issue is shown that concerns a field of an entry. */
export const pathTo = (input: object, keys: readonly [string, ...string[]]) =>
  keys.map((key) => ({
    type: 'object' as const,
    origin: 'value' as const,
    input: input as Record<string, unknown>,
    key,
    value: undefined,
  })) as unknown as [v.ObjectPathItem, ...v.ObjectPathItem[]];

/** A checklist as forms hold it. What is stored may be older than the rule that numbers of a range have an order. */
export const checklistForm = v.pipe(
  checklistSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [id, item] of Object.entries(dataset.value))
      if (item.kind === 'number' && item.min !== undefined && item.max !== undefined && item.max < item.min)
        addIssue({ message: BELOW, path: pathTo(dataset.value, [id, 'max']) });
  }),
);
