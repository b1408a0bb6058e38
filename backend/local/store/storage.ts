import type { ByteString } from './byte-string';

/** Keys `from` (included) up to `to` (excluded). Without a bound the table's end is meant. */
export interface KeyRange {
  readonly from?: ByteString | undefined;
  readonly to?: ByteString | undefined;
}

/** Texts under byte keys, kept in the order of the keys. */
export interface OrderedTable {
  get(key: ByteString): string | undefined;
  /** Only inside a transaction. */
  put(key: ByteString, value: string): void;
  /** Only inside a transaction. Removing what is not there is fine. */
  remove(key: ByteString): void;
  /** Entries in the order of their keys. The table must not change before the iteration is over. */
  entries(range: KeyRange, reverse?: boolean): Iterable<readonly [key: ByteString, value: string]>;
  /** Keys alone, in order: the first at or after a key is found without reading what lies before. */
  keys(range: KeyRange, reverse?: boolean): Iterable<ByteString>;
  /** How many keys the range holds, without reading them one by one where the medium can. */
  count(range: KeyRange): number;
}

/** Tables that change together. */
export interface Storage {
  /** The table of that name, made when it is new. */
  table(name: string): OrderedTable;
  /**
   * Runs `action` at once; what it wrote is there in one piece when this returns, and on disk where there is
   * one. `action` must not throw for reasons it could have checked before: memory does not roll back.
   */
  transaction<T>(action: () => T): T;
  close(): Promise<void>;
}
