import { customers, MAX_PARTS } from '@fm/domain/customer';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { kindOf } from '@fm/domain/kinds';
import { chunksOf, IN_ONE_QUERY, type Stored } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import { outcomeOf } from '../failure';
import type { Unit } from '../unit';
import { checkMayGo, nameOf } from './trash-record';

/** Entries looked at for one customer at most: two for each of the sites and contacts that it may have. */
const MOST_OF_CUSTOMER = 4 * MAX_PARTS;

/** What one import wrote about customers. */
export const importEntries = (batchId: string, customerIds: readonly string[]): DocumentQuery => ({
  path: historyEvents.path,
  filters: [
    ['batchId', '==', batchId],
    ['customerId', 'in', customerIds],
  ],
  orders: [],
  limit: customerIds.length * MOST_OF_CUSTOMER,
});

/** How history says that a record was made. */
const MADE = ['created', 'imported'] as const;

/** What was made for customers, whoever made it. */
export const madeEntries = (customerIds: readonly string[]): DocumentQuery => ({
  path: historyEvents.path,
  filters: [
    ['kind', 'in', MADE],
    ['customerId', 'in', customerIds],
  ],
  orders: [],
  limit: customerIds.length * MOST_OF_CUSTOMER,
});

/** Kinds of records that go to the trash with a customer. */
const ALONG = (customers.children ?? []).flatMap(({ type, trash }) => (trash === 'along' ? type : []));

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
  const about = await entriesAbout(
    unit,
    chunksOf([...ids]).map((some) => importEntries(batchId, some)),
  );
  const fresh = [...about].filter(([, all]) => all.some(isNewCustomer));
  // Each of the two kinds of entries counts as a value of its own.
  const asked = chunksOf(
    fresh.map(([id]) => id),
    IN_ONE_QUERY / MADE.length,
  );
  const made = await entriesAbout(unit, asked.map(madeEntries));
  const all = await Promise.all(
    fresh.map(async ([id, own]) => ({ id, records: await importedBy(unit, own) })),
  );
  const staying = new Map<string, Staying | null>();
  for (const { id, records } of all) {
    const customer = records.get(nameOf({ type: customers.type, id }));
    const isThere = customer?.current?.trashed === false;
    const why = isThere
      ? (changedSince(records) ?? (await whyNeeded(unit, id, made.get(id) ?? [], batchId)))
      : undefined;
    staying.set(id, customer && why !== undefined ? { customer: customer.label, why } : null);
  }
  return staying;
}

/** What queries of the history give, by the customer that it is about. */
async function entriesAbout(
  unit: Unit,
  queries: readonly DocumentQuery[],
): Promise<ReadonlyMap<string, readonly HistoryEvent[]>> {
  const pages = await Promise.all(queries.map((query) => unit.list<HistoryEvent>(historyEvents, query)));
  const about = new Map<string, HistoryEvent[]>();
  for (const entry of pages.flat()) {
    const { customerId = '' } = entry;
    about.set(customerId, [...(about.get(customerId) ?? []), entry]);
  }
  return about;
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

/** What keeps a customer, of what was made for it since: a site or an asset, or what is not finished. */
async function whyNeeded(
  unit: Unit,
  id: string,
  made: readonly HistoryEvent[],
  batchId: string,
): Promise<string | undefined> {
  const since = made.filter((entry) => entry.batchId !== batchId);
  if (since.length === 0) return undefined;
  for (const { entity, actor } of since.filter(({ entity: { type } }) => ALONG.includes(type))) {
    const kind = kindOf({ ...entity, customerId: id });
    const record = kind && (await unit.find(kind, entity.id));
    if (record && !record.trashed) return `${actor.name} added ${entity.label} since.`;
  }
  const outcome = await outcomeOf(() => checkMayGo(unit, customers, id));
  return outcome.ok ? undefined : outcome.failure.message;
}
