import type { ChecklistItem, ChecklistKind } from '@fm/domain/work-order';

/** How a check can be filled in. */
export const CHECK_KINDS = [
  'check',
  'passFail',
  'number',
  'text',
  'choice',
  'photo',
  'meter',
] as const satisfies readonly ChecklistKind[];

/** The check filled in another way; what only the old way knew is left out. */
export function asKind({ order, label, required }: ChecklistItem, kind: ChecklistKind): ChecklistItem {
  const item = { order, label, required };
  return kind === 'choice' ? { ...item, kind, options: ['Yes', 'No'] } : { ...item, kind };
}
