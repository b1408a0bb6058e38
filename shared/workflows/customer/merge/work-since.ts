import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import { chunksOf, type RecordKind, type Ref } from '@fm/domain/record';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import type { DocumentQuery } from '../../documents';
import type { Unit } from '../../unit';
import { entriesOf, movedSites } from './merge-entries';
import type { Pair } from './pair';

/** Records of one kind at some sites. */
const MOST_RECORDS = 1000;
/** Records that are named. */
const MOST_NAMED = 3;

/** What records of these kinds are called by. */
const NAMING = ['number', 'title', 'name'];

/** What is done or stands at a site, and is with its customer. */
export const KINDS_AT_SITE = [
  workOrders,
  maintenancePlans,
  assets,
  offers,
  tasks,
] as unknown as readonly RecordKind<object>[];

/** Records of a customer at some sites. */
export const atSites = (path: string, customerId: string, siteIds: readonly string[]): DocumentQuery => ({
  path,
  filters: [
    ['trashed', '==', false],
    ['customerRef.id', '==', customerId],
    ['siteRef.id', 'in', siteIds],
  ],
  orders: [],
  limit: MOST_RECORDS,
});

/**
 * What came to sites since they went over to the customer that stays, as a reason not to send them back: it would be of
 * one customer at a site of the other. Undefined where there is nothing.
 */
export async function workSince(unit: Unit, { kept, other, batchId }: Pair): Promise<string | undefined> {
  const siteIds = await movedSites(unit, batchId);
  const found = await Promise.all(
    chunksOf(siteIds).flatMap((some) =>
      KINDS_AT_SITE.map(async (kind) =>
        (await unit.list(kind, { ...atSites(kind.path, kept.id, some), only: NAMING })).map((record) => ({
          id: record.id,
          name: kind.label(record),
        })),
      ),
    ),
  );
  const there = found.flat();
  const moved = await entriesOf(
    unit,
    batchId,
    there.map(({ id }) => id),
  );
  const names = there.filter(({ id }) => !moved.has(id)).map(({ name }) => name);
  return names.length === 0 ? undefined : reasonOf(names, other);
}

function reasonOf(names: readonly string[], { name }: Ref): string {
  const more = names.length - MOST_NAMED;
  const quoted = names.slice(0, MOST_NAMED).map((one) => `“${one}”`);
  const all = more > 0 ? `${quoted.join(', ')} and ${more} more` : quoted.join(', ');
  return `New since the merge at sites that came from “${name}”: ${all}. Move or delete that first: else it would be at a site of another customer. Nothing was undone.`;
}
