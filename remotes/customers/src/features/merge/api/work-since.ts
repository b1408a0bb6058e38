import { findRecords, type Outcome, type QuerySpec } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { historyEvents } from '@fm/domain/event';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { RecordKind, Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import type { Pair } from './begin-merge';

/** Entries of one merge, as many as undoing it takes back. */
const MOST_ENTRIES = 10_000;
/** Sites one query asks for. */
const IN_ONE_QUERY = 30;
/** Records of one kind at those sites. */
const MOST_RECORDS = 1000;
/** Records that are named. */
const MOST_NAMED = 3;

interface AtSite {
  readonly customerRef?: Ref | undefined;
  readonly siteRef?: Ref | undefined;
}

/** What is done or stands at a site, and is with its customer. */
const KINDS = [workOrders, maintenancePlans, assets, offers, tasks] as readonly RecordKind<AtSite>[];

/**
 * What came to sites since they went over to the customer that stays, as a reason not to send them back: it would be of
 * one customer at a site of the other. Undefined where there is nothing. Reads what belongs to those sites once.
 */
export async function workSince({ kept, other, batchId }: Pair): Promise<Outcome<string | undefined>> {
  const entries = await findRecords(
    historyEvents,
    (spec) => spec.where('batchId', '==', batchId),
    MOST_ENTRIES,
  );
  if (!entries.ok) return entries;
  const moved = new Set(entries.value.map(({ entity }) => entity.id));
  const siteIds = entries.value.flatMap(({ entity }) => (entity.type === sites.type ? entity.id : []));
  const names: string[] = [];
  for (let from = 0; from < siteIds.length; from += IN_ONE_QUERY) {
    for (const kind of KINDS) {
      const found = await findRecords(
        kind,
        atSites(kept.id, siteIds.slice(from, from + IN_ONE_QUERY)),
        MOST_RECORDS,
      );
      if (!found.ok) return found;
      names.push(...found.value.filter(({ id }) => !moved.has(id)).map((record) => kind.label(record)));
    }
  }
  return { ok: true, value: names.length === 0 ? undefined : reasonOf(names, other) };
}

const atSites = (customerId: string, siteIds: readonly string[]) => (spec: QuerySpec) =>
  spec
    .where('trashed', '==', false)
    .where('customerRef.id', '==', customerId)
    .where('siteRef.id', 'in', siteIds);

function reasonOf(names: readonly string[], { name }: Ref): string {
  const more = names.length - MOST_NAMED;
  const said = names.slice(0, MOST_NAMED).map((one) => `“${one}”`);
  const all = more > 0 ? `${said.join(', ')} and ${more} more` : said.join(', ');
  return `New since the merge at sites that came from “${name}”: ${all}. Move or delete that first: else it would be at a site of another customer. Nothing was undone.`;
}
