import type { Numbered, RecordKind } from '../record';
import { numberSortOf } from './number';

/** What is stored beside a record for lists to find and sort it by: its words, and its number as it sorts. */
export const foundBy = <R extends object>({ tokens }: RecordKind<R>, record: Numbered<R>) => ({
  ...(tokens && { tokens: tokens(record) }),
  ...(record.number !== undefined && { numberSort: numberSortOf(record.number) }),
});
