import { type Checklist, checklistItems } from '@fm/domain/work-order';

/** Ids of the items in their order. */
export const idsInOrder = (checklist: Checklist): string[] => checklistItems(checklist).map(({ id }) => id);

/** The checklist with one item a place up (-1) or down (1); the same where there is no such place. */
export function moved(checklist: Checklist, id: string, by: -1 | 1): Checklist {
  const ids = idsInOrder(checklist);
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return checklist;
  ids.splice(at, 1);
  ids.splice(to, 0, id);
  return Object.fromEntries(
    ids.flatMap((key, order) => {
      const item = checklist[key];
      return item ? [[key, { ...item, order }]] : [];
    }),
  );
}

/** A place behind all items. */
export const nextOrder = (checklist: Checklist): number =>
  Object.values(checklist).reduce((highest, { order }) => Math.max(highest, order + 1), 0);

/** The checklist without one item. */
export const without = (checklist: Checklist, id: string): Checklist =>
  Object.fromEntries(Object.entries(checklist).filter(([key]) => key !== id));
