import { type Asset, type AssetStatus, readMeter, transitionAsset } from '@fm/domain/asset';
import { dayIn } from '@fm/domain/calendar-day';
import type { Actor } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import type { Chronicle } from '../chronicle';
import { Random } from '../random';
import { ASSET_REASONS, assetText } from '../texts/assets';
import type { World } from '../world';

const READINGS = 2;
/** How many assets end in each status; all others work. */
const ENDING: readonly [Exclude<AssetStatus, 'operational'>, number][] = [
  ['down', 5],
  ['degraded', 8],
  ['standby', 4],
  ['retired', 6],
];

/** Something that happened to an asset. */
interface Action {
  readonly at: Date;
  readonly happen: (asset: Chronicle<Asset>) => void;
}

/** What became of the assets: read, serviced by the orders about them, broken, retired. */
export function liveOn(
  world: World,
  all: readonly Chronicle<Asset>[],
  orders: readonly Chronicle<WorkOrder>[],
): void {
  const random = new Random(211_000 + world.copy);
  const served = servicesByAsset(orders);
  const ends = endings(random, all, orders);
  for (const asset of all) {
    const actions = [
      ...readings(world, random, asset),
      ...(served.get(asset.id) ?? []),
      ...ending(world, random, ends.get(asset)),
    ].sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { happen } of actions) happen(asset);
  }
}

/** Completing an order is a service of the assets it is about. */
function servicesByAsset(orders: readonly Chronicle<WorkOrder>[]): ReadonlyMap<string, readonly Action[]> {
  const served = new Map<string, Action[]>();
  for (const { record } of orders) {
    const { completedAt, completedBy, timezone } = record;
    if (!completedAt) continue;
    const lastServiceOn = dayIn(timezone, completedAt);
    const by = OFFICE_ACTORS.find(({ uid }) => uid === completedBy?.uid) ?? ACTORS.office;
    const action: Action = {
      at: completedAt,
      happen: (asset) => asset.change({ lastServiceOn }, by, completedAt),
    };
    for (const id of record.assetIds ?? []) served.set(id, [...(served.get(id) ?? []), action]);
  }
  return served;
}

function readings({ calendar }: World, random: Random, { record }: Chronicle<Asset>): Action[] {
  const { meter } = record;
  if (!meter) return [];
  const [, perYear] = assetText(record.category).meter ?? ['', 0];
  return Array.from({ length: READINGS }, (_, n): Action => {
    const ago = (READINGS - n) * 120 - random.int(20, 100);
    const at = calendar.at(calendar.workday(calendar.day(-ago), -1), random.int(420, 960));
    const value = meter.value + Math.round(((at.getTime() - meter.at.getTime()) / 31_557_600_000) * perYear);
    const by = random.pick(OFFICE_ACTORS);
    return { at, happen: (asset) => asset.take((now, when) => readMeter(now, { value }, when), by, at) };
  });
}

/** The assets that end in a status of their own: of the retired ones none that there is work about. */
function endings(
  random: Random,
  all: readonly Chronicle<Asset>[],
  orders: readonly Chronicle<WorkOrder>[],
): ReadonlyMap<Chronicle<Asset>, Exclude<AssetStatus, 'operational'>> {
  const wanted = new Set(orders.flatMap(({ record }) => record.assetIds ?? []));
  const parents = new Set(all.map(({ record }) => record.parentAssetId));
  const free = random.shuffled(all.filter(({ id }) => !parents.has(id) && !wanted.has(id)));
  const ends = new Map<Chronicle<Asset>, Exclude<AssetStatus, 'operational'>>();
  for (const [status, count] of ENDING) for (const asset of free.splice(0, count)) ends.set(asset, status);
  return ends;
}

function ending(
  { calendar }: World,
  random: Random,
  status: Exclude<AssetStatus, 'operational'> | undefined,
): Action[] {
  if (!status) return [];
  const reason = random.pick(ASSET_REASONS[status]);
  const by: Actor = random.pick(OFFICE_ACTORS);
  const ago = status === 'retired' ? random.int(30, 200) : random.int(1, 24);
  const at = calendar.past(calendar.at(calendar.workday(calendar.day(-ago), -1), random.int(420, 960)));
  return [
    {
      at,
      happen: (asset) =>
        asset.take((now, when) => transitionAsset(now, status, { reason }, by, when), by, at),
    },
  ];
}
