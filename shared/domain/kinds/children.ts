import type { Called, Children, FieldCondition, RecordKind, Stored } from '../record';
import { kindOf } from './kinds';

/** Records of one kind that have to do with another record. */
export interface Related extends Called {
  readonly kind: RecordKind<object>;
  readonly which: readonly FieldCondition[];
  /** Of those that are found, the ones that count; all of them where left out. */
  counts?(record: object): boolean;
}

/** Records of one kind looked at for one record at most. */
export const MOST_RELATED = 200;

/** Ids of records of two kinds may be the same: the reminders about one of them are not the other's. */
const remindersOf = (type: string, id: string): Related => {
  const about = childrenOf({ type: 'reminder', by: 'entity.id' }, id);
  return { ...about, which: [...about.which, ['entity.type', '==', type]] };
};

/** What goes to the trash with a record, comes back with it and is deleted for good with it: its reminders always. */
export const goingAlong = <R extends object>(
  { type, children = [] }: RecordKind<R>,
  id: string,
): readonly Related[] => [
  ...children.filter(({ trash }) => trash === 'along').map((sort) => childrenOf(sort, id)),
  remindersOf(type, id),
];

/** What has to be finished or moved before a record may go to the trash. */
export const blockingTrash = <R extends object>(
  { children = [] }: RecordKind<R>,
  record: Stored<R>,
): readonly Related[] =>
  children.flatMap((sort) => {
    const { trash, names, counts } = sort;
    const id = names ? names(record) : record.id;
    if ((trash !== 'unfinished stay' && trash !== 'all stay') || id === undefined) return [];
    const all = { ...childrenOf(sort, id), ...(counts && { counts }) };
    const { unfinished } = all.kind;
    if (trash === 'all stay' || !unfinished) return all;
    const { which, ...called } = unfinished;
    return { ...all, ...called, ...calledBy(sort), which: [...all.which, which] };
  });

/** Records of one kind that belong to the record with `id`, or that is named so, and how those are found. */
export function childrenOf(sort: Omit<Children, 'names'>, id: unknown): Related {
  const { type, by, amongMany } = sort;
  const kind = kindOf({ type, id: '', customerId: String(id) });
  if (!kind) throw new Error(`No kind of record is called ${type}.`);
  return {
    kind,
    which: by === undefined ? [] : [[by, amongMany ? 'array-contains' : '==', id]],
    ...kind.called,
    ...calledBy(sort),
  };
}

const calledBy = ({ one, many }: Partial<Called>): Partial<Called> =>
  one === undefined || many === undefined ? {} : { one, many };
