import * as v from 'valibot';
import { checklistSchema } from './checklist';

const BELOW = 'Enter a number that is not below the least.';

const at = (input: object, key: string) => ({
  type: 'object' as const,
  origin: 'value' as const,
  input: input as Record<string, unknown>,
  key,
  value: Reflect.get(input, key) as unknown,
});

/** A checklist as forms hold it. What is stored may be older than the rule that numbers of a range have an order. */
export const checklistForm = v.pipe(
  checklistSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [id, item] of Object.entries(dataset.value))
      if (item.kind === 'number' && item.min !== undefined && item.max !== undefined && item.max < item.min)
        addIssue({ message: BELOW, path: [at(dataset.value, id), at(item, 'max')] });
  }),
);
