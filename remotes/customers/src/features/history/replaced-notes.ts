import type { HistoryEvent } from '@fm/domain/event';

/** Which of these entries, the newest first, a later one of them corrects: the first note, and each correction but the last. */
export function replacedNotes(
  newestFirst: readonly (Pick<HistoryEvent, 'corrects'> & { readonly id: string })[],
): ReadonlySet<string> {
  const replaced = new Set<string>();
  for (const { id, corrects } of newestFirst) {
    if (corrects === undefined) continue;
    if (replaced.has(corrects)) replaced.add(id);
    else replaced.add(corrects);
  }
  return replaced;
}
