import type { RecordKind, Stored } from '@fm/domain/record';
import type { Outcome } from '../failure';
import { QuerySpec } from '../live/query-spec';
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
  readonly orderBy: string;
  readonly direction?: 'asc' | 'desc';
  detail?(record: Stored<R>): string | undefined;
  /** Narrows what is offered, such as to one customer's sites. */
  readonly build?: (spec: QuerySpec) => QuerySpec;
}

const all = (spec: QuerySpec) => spec;

/** For `load` of a ComboBoxField: records found by what is typed, at most 20. */
export const recordOptions =
  <R extends object>({ collection, orderBy, direction, detail, build: narrow = all }: OptionSource<R>) =>
  async (query: string): Promise<Outcome<readonly RecordOption<R>[]>> => {
    const from = QuerySpec.of(collection.path).apply(narrow).orderBy(orderBy, direction);
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
