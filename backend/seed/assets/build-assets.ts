import { type Asset, type AssetCategory, assets, serialKeyOf, warrantySortOf } from '@fm/domain/asset';
import { addDays, type CalendarDay, dayIn, daysBetween } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Ref, Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { fold } from '@fm/domain/tokens';
import { OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import type { SeededCustomer } from '../people/customers';
import { Random } from '../random';
import { type AssetText, assetText, SITE_KITS } from '../texts/assets';
import type { World } from '../world';
import { warrantyDays } from './warranty-days';

const ASSETS = 210;
/** With the heating plant above a boiler, 12 assets have sub-assets. */
const WITH_PARTS = 11;
/** Assets at most that are there because somebody called about them. */
const CALLED_ABOUT = 22;

/** What an asset is made from. */
interface Draft {
  readonly text: AssetText;
  readonly name: string;
  readonly category: AssetCategory;
  readonly site: Stored<Site>;
  readonly parent?: Stored<Asset>;
  /** Too small for a tag and a price of its own. */
  readonly isPart?: boolean;
}

/** The assets of the demo while it is built. */
export interface AssetPark {
  readonly all: readonly Chronicle<Asset>[];
  /** Those of a category at a site, as plans there name them. */
  at(site: Stored<Site>, category: AssetCategory | undefined): readonly Ref[];
  /** The same for jobs: somebody called because of it, so it is there. */
  broken(site: Stored<Site>, category: AssetCategory | undefined): readonly Ref[];
  /** Adds what nobody has called about, up to 210. */
  fillUp(): void;
}

/** 210 assets at the sites of active customers, some of them parts of others. */
export function buildAssets(
  world: World,
  customers: readonly SeededCustomer[],
  sites: ReadonlyMap<string, readonly Stored<Site>[]>,
): AssetPark {
  // Numbers of its own: whatever else the demo draws stays as it was.
  const random = new Random(210_000 + world.copy);
  const drafts = draftsOf(random, customers, sites);
  const all: Chronicle<Asset>[] = [];
  const wholes: Stored<Asset>[] = [];
  let withParts = 0;
  const build = (draft: Draft): Stored<Asset> => {
    const chronicle = buildAsset(world, random, draft, all.length);
    all.push(chronicle);
    if (!draft.isPart) wholes.push(chronicle.record);
    return chronicle.record;
  };
  const buildWithParts = (draft: Draft) => {
    const isFirstBoiler =
      draft.category === 'boiler' && !wholes.some(({ category }) => category === 'heating');
    const above = isFirstBoiler ? build({ ...draft, name: 'Heating plant', category: 'heating' }) : undefined;
    const parent = build({ ...draft, ...(above && { parent: above }) });
    for (const part of draft.text.parts) build({ ...draft, ...part, parent, isPart: true });
    withParts += 1;
  };
  const at: AssetPark['at'] = (site, category) =>
    wholes
      .filter((asset) => asset.siteRef.id === site.id && asset.category === category)
      .map(({ id, name }) => ({ id, name }));
  const fill = (most: number) => {
    while (all.length < most) {
      const draft = drafts.shift();
      if (!draft) return;
      if (at(draft.site, draft.category).length > 0) continue;
      if (draft.text.parts.length > 0 && withParts < WITH_PARTS) buildWithParts(draft);
      else build(draft);
    }
  };
  fill(ASSETS - CALLED_ABOUT);
  return {
    all,
    at,
    broken: (site, category) => {
      const known = at(site, category);
      if (category === undefined || known.length > 0 || all.length >= ASSETS) return known;
      const text = assetText(category);
      const { id, name } = build({ text, category, site, name: random.pick(text.names) });
      return [{ id, name }];
    },
    fillUp: () => fill(ASSETS),
  };
}

/** What there is at the sites: of each site first what tells most, so that none is without. */
function draftsOf(
  random: Random,
  customers: readonly SeededCustomer[],
  sites: ReadonlyMap<string, readonly Stored<Site>[]>,
): Draft[] {
  const places = customers.flatMap(({ active, sector, chronicle }) =>
    active ? (sites.get(chronicle.id) ?? []).map((site) => ({ site, kit: SITE_KITS[sector] })) : [],
  );
  const rounds = Math.max(...places.map(({ kit }) => kit.length));
  return Array.from({ length: rounds }, (_, round) =>
    random.shuffled(places).flatMap(({ site, kit }): Draft[] => {
      const category = kit[round];
      if (category === undefined) return [];
      const text = assetText(category);
      return [{ text, category, site, name: random.pick(text.names) }];
    }),
  ).flat();
}

function buildAsset(
  world: World,
  random: Random,
  { text, name, category, site, parent, isPart }: Draft,
  index: number,
): Chronicle<Asset> {
  const { calendar } = world;
  const created = addDays(dayIn(COMPANY.timezone, site.createdAt), random.int(1, 9));
  const at = calendar.at(created, random.int(480, 960));
  const { installedOn, warrantyUntil } = warrantyDays(calendar.today, random, index);
  const [manufacturer, model] = random.pick(text.models);
  const serialNo = `${model.replace(/\W/g, '').slice(0, 3).toUpperCase()}-${random.int(10_000, 99_999)}`;
  const record: Asset = {
    name,
    nameLower: fold(name),
    category,
    customerRef: site.customerRef,
    siteRef: { id: site.id, name: site.name },
    area: parent?.area ?? random.pick(text.areas),
    parentAssetId: parent?.id,
    parentName: parent?.name,
    manufacturer,
    model,
    serialNo,
    serialKey: serialKeyOf({ manufacturer, serialNo }),
    tagCode: isPart ? undefined : `NH-${String(index + 1 + world.copy * 1000).padStart(4, '0')}`,
    status: 'operational',
    installedOn,
    warrantyUntil,
    warrantySort: warrantySortOf(warrantyUntil),
    criticality: text.criticality,
    meter: category === text.category && !isPart ? firstReading(text, installedOn, created, at) : undefined,
    purchaseMinor: isPart
      ? undefined
      : text.priceMinor + random.int(-9, 9) * Math.round(text.priceMinor / 40),
  };
  return new Chronicle(assets, world.id('asset', index + 1), record, random.pick(OFFICE_ACTORS), at);
}

/** What the meter showed when the asset was taken over. */
function firstReading({ meter }: AssetText, installedOn: CalendarDay, created: CalendarDay, at: Date) {
  if (!meter) return undefined;
  const [unit, perYear] = meter;
  return { unit, value: Math.round((daysBetween(installedOn, created) / 365) * perYear), at };
}
