import type { Numbered, RecordKind, Ref } from '../record';
import type { AttachedTo } from './attachment';

/** The record that files belong to, as each of them names it. */
export interface FileOwner {
  readonly entity: AttachedTo;
  readonly customerId: string | undefined;
}

/** How the files of a record name it. */
export const fileOwner = <R extends { readonly customerRef: Ref }>(
  kind: RecordKind<R>,
  record: Numbered<R> & { readonly id: string },
): FileOwner => ({
  entity: { type: kind.type, id: record.id, label: kind.label(record) },
  customerId: record.customerRef.id,
});
