import type { ChecklistItem, ChecklistKind } from '@fm/domain/work-order';

/** A new item at the end of a list. */
export const newItem = (order: number): ChecklistItem => ({
  kind: 'check',
  label: '',
  order,
  required: true,
});

/** The item as another kind: what it asks stays, what was filled in for the old kind does not fit the new one. */
export function asKind({ label, order, required }: ChecklistItem, kind: ChecklistKind): ChecklistItem {
  const item = { label, order, required };
  switch (kind) {
    case 'choice':
      return { ...item, kind, options: [] };
    case 'check':
    case 'passFail':
    case 'number':
    case 'text':
    case 'photo':
    case 'meter':
      return { ...item, kind };
  }
}
