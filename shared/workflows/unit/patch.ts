import type { Numbered } from '@fm/domain/record';
import { REMOVED } from '../documents';
import type { HistoryNote } from './history';

/** A change computed from the record as it is stored at this moment. */
export type Computed<R> =
  | ({
      readonly ok: true;
      readonly patch: Partial<R>;
      /** Gives the record the next number of its kind, where it has none yet. */
      readonly isNumbered?: boolean;
      /** It follows others, wherever it lies and whatever else of it is damaged: nobody changes it by itself. */
      readonly follows?: boolean;
    } & HistoryNote)
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** Version of the shape in which records are stored. */
export const SCHEMA = 1;

/** What belongs to a new record besides its fields. */
export interface CreateOptions {
  /** Documents stored beside it that never change, by their path below it. */
  readonly beside?: Readonly<Record<string, object>>;
  /** The number of the record that it continues, instead of the next one of its kind. */
  readonly number?: string | undefined;
  /** Its id follows from what it is about (`isServersId`), so that there is one of it however often it is made. */
  readonly isServers?: boolean;
  /** Gives it a number; as its kind says where left out. */
  readonly isNumbered?: boolean;
}

/** In a patch, undefined means that the field goes. */
export function stored(patch: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [key, value === undefined ? REMOVED : value]),
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
