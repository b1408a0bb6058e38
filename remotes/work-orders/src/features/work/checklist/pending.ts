import type { ChecklistItem } from '@fm/domain/work-order';

/** What was filled in here and is on its way, or could not be saved. */
export interface PendingFill {
  readonly phase: 'saving' | 'saved' | 'failed';
  readonly value: ChecklistItem['value'];
  /** When the item as it was seen then had been filled in: a later one is news. */
  readonly seenAt: number | undefined;
  readonly message?: string;
}

const atOf = ({ at }: ChecklistItem): number | undefined => at?.getTime();

/** A fill of `item` that begins now. */
export const pendingFill = (item: ChecklistItem, value: ChecklistItem['value']): PendingFill => ({
  phase: 'saving',
  value,
  seenAt: atOf(item),
});

/**
 * The value to show: what was filled in here until the record says something newer, so that a tick neither waits for
 * the server nor flickers back between its confirmation and the record's next version. A failed fill is taken back.
 */
export function shownValue(item: ChecklistItem, pending: PendingFill | undefined): ChecklistItem['value'] {
  if (!pending || pending.phase === 'failed') return item.value;
  return pending.phase === 'saving' || pending.seenAt === atOf(item) ? pending.value : item.value;
}
