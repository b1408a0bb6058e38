import { customers, MAX_PARTS } from '@fm/domain/customer';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { kindNamed, kindOf } from '@fm/domain/kinds';
import { chunksOf, type RecordKind, type Stored } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import { outcomeOf } from '../failure';
import type { Unit } from '../unit';
import { checkMayGo, nameOf } from './trash-record';

/** What one import wrote about customers. */
export const importEntries = (batchId: string, customerIds: readonly string[]): DocumentQuery => ({
  path: historyEvents.path,
  filters: [
    ['batchId', '==', batchId],
    ['customerId', 'in', customerIds],
  ],
  orders: [],
  // A customer, and as many sites and contacts as it may have.
  limit: customerIds.length * (1 + 2 * MAX_PARTS),
});

/** Records of one kind that belong to customers. */
export const ofCustomers = (path: string, customerIds: readonly string[]): DocumentQuery => ({
  path,
  filters: [
    ['trashed', '==', false],
    ['customerRef.id', 'in', customerIds],
  ],
  orders: [],
  limit: customerIds.length * MAX_PARTS,
});

/** Kinds of records that name their customer and go to the trash with it, or keep it from there. */
const KINDS = (customers.children ?? []).flatMap(({ type, by, trash }) => {
  const kind = by === 'customerRef.id' && trash ? kindNamed(type) : undefined;
  return kind ? [{ kind, goesAlong: trash === 'along' }] : [];
});

/** Why a new customer stays, and all that was imported with it. */
export interface Staying {
  readonly customer: string;
  readonly why: string;
}

/** A record that was imported, as it is now. */
interface Imported {
  readonly label: string;
  /** Entries of the import about it. */
  readonly entries: number;
  readonly current: Stored<object> | undefined;
}

/**
 * The new customers that these entries of an import are about, by their ids, with why they stay as they are; null for
 * those that go. A customer is taken back with its sites and contacts or not at all: it stays where one of them was changed
 * since, and where something was made for it since that does not go by itself.
 */
export async function importedCustomers(
  unit: Unit,
  entries: readonly HistoryEvent[],
  batchId: string,
): Promise<ReadonlyMap<string, Staying | null>> {
  const ids = new Set(entries.flatMap(({ kind, customerId }) => (kind === 'imported' && customerId) || []));
  const pages = await Promise.all(
    chunksOf([...ids]).map((some) => unit.list<HistoryEvent>(historyEvents, importEntries(batchId, some))),
  );
  const about = new Map<string, HistoryEvent[]>();
  for (const entry of pages.flat()) {
    const { customerId = '' } = entry;
    about.set(customerId, [...(about.get(customerId) ?? []), entry]);
  }
  const made = [...about].filter(([, all]) => all.some(isNewCustomer));
  const besides = await madeSince(
    unit,
    made.map(([id]) => id),
  );
  const staying = new Map<string, Staying | null>();
  for (const [id, all] of made) {
    const records = await importedBy(unit, all);
    const customer = records.get(nameOf({ type: customers.type, id }));
    const isThere = customer?.current?.trashed === false;
    const why = isThere
      ? (changedSince(records) ?? (await whyNeeded(unit, id, records, besides.get(id) ?? [])))
      : undefined;
    staying.set(id, customer && why !== undefined ? { customer: customer.label, why } : null);
  }
  return staying;
}

const isNewCustomer = ({ kind, entity }: HistoryEvent): boolean =>
  kind === 'imported' && entity.type === customers.type;

/** What an import made of one customer, by names. */
async function importedBy(
  unit: Unit,
  entries: readonly HistoryEvent[],
): Promise<ReadonlyMap<string, Imported>> {
  const records = new Map<string, Imported>();
  for (const { entity, customerId } of entries) {
    const name = nameOf(entity);
    const kind = kindOf({ ...entity, customerId });
    const before = records.get(name);
    const current = before?.current ?? (kind && (await unit.find(kind, entity.id)));
    records.set(name, { label: entity.label, entries: (before?.entries ?? 0) + 1, current });
  }
  return records;
}

/** Each change counts one up: more of them than there are entries are not of the import. */
function changedSince(records: ReadonlyMap<string, Imported>): string | undefined {
  for (const { label, entries, current } of records.values())
    if (current && !current.trashed && current.rev > entries)
      return `${current.updatedBy.name} changed ${label} since.`;
  return undefined;
}

interface Made {
  readonly kind: RecordKind<object>;
  readonly goesAlong: boolean;
  readonly row: Stored<object>;
}

/** What belongs to customers, by their ids. */
async function madeSince(unit: Unit, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Made[]>> {
  const found = await Promise.all(
    chunksOf(ids).flatMap((some) =>
      KINDS.map(async ({ kind, goesAlong }) => {
        const rows = await unit.list(kind, ofCustomers(kind.path, some));
        return rows.map((row) => ({ kind, goesAlong, row }));
      }),
    ),
  );
  const made = new Map<string, Made[]>();
  for (const one of found.flat()) {
    const { id } = (one.row as Stored<{ readonly customerRef: { readonly id: string } }>).customerRef;
    made.set(id, [...(made.get(id) ?? []), one]);
  }
  return made;
}

/** What keeps a customer, of what was made for it since. */
async function whyNeeded(
  unit: Unit,
  id: string,
  records: ReadonlyMap<string, Imported>,
  made: readonly Made[],
): Promise<string | undefined> {
  const isOwn = ({ kind: { type }, row }: Made) => records.has(nameOf({ type, id: row.id }));
  const added = made.find((one) => one.goesAlong && !isOwn(one));
  if (added) return `${added.row.updatedBy.name} added ${added.kind.label(added.row)} since.`;
  if (!made.some(({ goesAlong }) => !goesAlong)) return undefined;
  const outcome = await outcomeOf(() => checkMayGo(unit, customers, id));
  return outcome.ok ? undefined : outcome.failure.message;
}
