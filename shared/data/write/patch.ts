import type { Numbered } from '@fm/domain/record';
import { deleteField } from '@fm/firebase/firestore';
import { forStore } from '../convert';
import type { HistoryNote } from './history';

/** A change computed from the record as it is stored at this moment. */
export type Computed<R> =
  | ({ readonly ok: true; readonly patch: Partial<R> } & HistoryNote)
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** In a patch, undefined means that the field goes. */
export function stored(patch: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [key, value === undefined ? deleteField() : forStore(value)]),
  );
}

/** A record with its number, where it has one. */
export const withNumber = <R extends object>(record: R, number: string | undefined): Numbered<R> =>
  number === undefined ? record : { ...record, number };

/** What a computed change says of itself for the history. */
export const definedNote = ({ kind, note, batchId }: HistoryNote): HistoryNote => ({
  ...(kind && { kind }),
  ...(note && { note }),
  ...(batchId && { batchId }),
});
