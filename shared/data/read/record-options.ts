import type { PathOf, RecordKind, Stored } from '@fm/domain/record';
import type { Outcome } from '../failure';
import { type Narrow, queryOf } from '../live/query';
import { searchRecords } from './find-records';

/** A record as a field offers it. */
export interface RecordOption<R extends object> {
  readonly id: string;
  readonly name: string;
  /** A second line that tells two of the same name apart. */
  readonly detail?: string | undefined;
  readonly record: Stored<R>;
}

/** What a field offers of a kind of record. */
export interface OptionSource<R extends object> {
  readonly collection: RecordKind<R>;
  /** Order while nothing is typed: a field, and `desc` for the newest first. */
  readonly orderBy: PathOf<R> | PathOf<Stored<object>>;
  readonly direction?: 'asc' | 'desc';
  detail?(record: Stored<R>): string | undefined;
  /** Narrows what is offered, such as to one customer's sites. */
  readonly build?: Narrow<R>;
}

/** For `load` of a ComboBoxField: records found by what is typed, at most 20. */
export const recordOptions =
  <R extends object>({ collection, orderBy, direction, detail, build = (query) => query }: OptionSource<R>) =>
  async (query: string): Promise<Outcome<readonly RecordOption<R>[]>> => {
    const from = queryOf(collection).apply(build).orderBy(orderBy, direction);
    const found = await searchRecords<R>(from, query);
    if (!found.ok) return found;
    const options = found.value.map((record) => ({
      id: record.id,
      name: collection.label(record),
      detail: detail?.(record),
      record,
    }));
    return { ok: true, value: options };
  };
