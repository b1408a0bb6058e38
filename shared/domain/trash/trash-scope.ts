import type { RecordKind } from '../record';

/** One condition on a field of a record. */
export type FieldCondition = readonly [
  field: string,
  operator: '==' | 'in' | 'array-contains',
  value: unknown,
];

/** Records that have to do with another one. */
export interface RelatedSort {
  readonly kind: RecordKind<object>;
  readonly which: readonly FieldCondition[];
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
}

/** What moving a record of a kind to the trash means. Its reminders always go along. */
export interface TrashScope<R extends object> {
  readonly kind: RecordKind<R>;
  /** What goes along, and comes back with it. */
  along?(id: string): readonly RelatedSort[];
  /** What has to be finished first. */
  against?(id: string): readonly RelatedSort[];
}

/** Records of one sort looked at for one record at most. */
export const MOST_RELATED = 200;
