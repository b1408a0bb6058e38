import type { Stored } from '@fm/domain/record';
import { type ChecklistItem, checklistItems, type WorkOrder } from '@fm/domain/work-order';
import { useRef, useState } from 'react';
import { fillItem } from './api/fill-item';
import { type PendingFill, pendingFill } from './pending';
import { type TypedItems, useTypedItems } from './use-typed-items';

export type Item = ChecklistItem & { readonly id: string };

/** What a meter is read with. */
export interface FilledBeside {
  readonly note?: string;
  readonly unit?: string;
}

/** Filling in the checklist of one order. */
export interface ChecklistFill {
  readonly typed: TypedItems;
  pending(item: Item): PendingFill | undefined;
  /** Saves a value; false when that failed, with the reason in `pending`. */
  fill(item: Item, value: ChecklistItem['value'], more?: FilledBeside): Promise<boolean>;
  /** Saves what somebody remarks on an item; false when that failed, with the reason in `pending`. */
  remark(item: Item, note: string): Promise<boolean>;
}

export function useChecklistFill(order: Stored<WorkOrder>): ChecklistFill {
  const [fills, setFills] = useState<Readonly<Record<string, PendingFill>>>({});
  const sent = useRef(new Map<string, Promise<unknown>>());
  const typed = useTypedItems(
    order.id,
    checklistItems(order.checklist).map(({ id }) => id),
  );
  const set = (id: string, fill: PendingFill) => setFills((before) => ({ ...before, [id]: fill }));

  return {
    typed,
    pending: ({ id }) => fills[id],
    fill: async (item, value, more) => {
      const begun = pendingFill(item, value);
      set(item.id, begun);
      // One after the other, or the server may take the older value last.
      const outcomeBefore = sent.current.get(item.id);
      const sending = Promise.resolve(outcomeBefore).then(() => fillItem(order, item, { value, ...more }));
      sent.current.set(item.id, sending);
      const outcome = await sending;
      const ended: PendingFill = outcome.ok
        ? { ...begun, phase: 'saved' }
        : { ...begun, phase: 'failed', message: outcome.failure.message };
      // What was filled in meanwhile is newer than this answer.
      setFills((before) => (before[item.id] === begun ? { ...before, [item.id]: ended } : before));
      return outcome.ok;
    },
    remark: async (item, note) => {
      const outcome = await fillItem(order, item, { note: note.trim() || undefined });
      if (!outcome.ok) {
        set(item.id, { ...pendingFill(item, item.value), phase: 'failed', message: outcome.failure.message });
      }
      return outcome.ok;
    },
  };
}
