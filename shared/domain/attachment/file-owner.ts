import type { Numbered, RecordKind, RecordName, Ref } from '../record';
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

/** Which files belong to a record: ids are chosen by who makes one, and a record of another kind may have the same. */
export const ownedBy = ({ type, id }: RecordName) =>
  [
    ['entity.type', '==', type],
    ['entity.id', '==', id],
  ] as const;
