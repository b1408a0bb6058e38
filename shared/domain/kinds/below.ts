import type { RecordKind } from '../record';

/** Names of the collections below the records of a kind, which go for good with them. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  customer: ['contacts'],
  employee: ['private', 'privateEvents'],
  maintenancePlan: ['occurrences'],
  user: ['private', 'privateEvents', 'commands'],
  workOrder: ['labour', 'comments', 'private', 'privateEvents'],
};

/** Paths of the collections below a record. */
export const collectionsBelow = ({ path, type }: RecordKind<object>, id: string): readonly string[] =>
  (BELOW[type] ?? []).map((name) => `${path}/${id}/${name}`);
