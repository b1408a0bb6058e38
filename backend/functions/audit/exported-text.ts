import { nounFor } from '@fm/domain/record';

/** What the history says of an export that came to its end. */
export const exportedText = (entries: number, hash: string): string =>
  nounFor(entries, {
    one: `The history was exported: 1 entry, last hash ${hash}.`,
    many: `The history was exported: ${entries} entries, last hash ${hash}.`,
  });
