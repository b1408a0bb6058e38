import { type CatalogueItem, catalogueItems, itemKeyOf } from '@fm/domain/catalogue';
import { fold } from '@fm/domain/tokens';
import { ACTORS, OFFICE_ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { Random } from '../random';
import { CATALOGUE_TEXTS, type CatalogueText, NO_LONGER_SOLD } from '../texts/catalogue';
import type { World } from '../world';

const SINCE_DAYS = 720;
const RAISED_DAYS = 320;
/** Some prices rise again soon. */
const NEXT_RISE_DAYS = 41;
const EVERY_NEXT_RISE = 5;

/** The catalogue: what is sold, at a price that rose once, and here and there will again. */
export function buildCatalogue(world: World): readonly Chronicle<CatalogueItem>[] {
  // Numbers of its own: whatever else the demo draws stays as it was.
  const random = new Random(41_000 + world.copy);
  return Object.entries(CATALOGUE_TEXTS)
    .flatMap(([group, texts]) => texts.map((text) => [group, text] as const))
    .map(([group, text], index) => buildItem(world, random, group, text, index));
}

function buildItem(
  { calendar, copy, id }: World,
  random: Random,
  group: string,
  [number, name, nameDe, kind, unit, unitMinor, purchaseMinor]: CatalogueText,
  index: number,
): Chronicle<CatalogueItem> {
  const itemNo = copy === 0 ? number : `${number}-${copy}`;
  const [first, raised, next] = [-SINCE_DAYS, -RAISED_DAYS, NEXT_RISE_DAYS].map((days) => calendar.day(days));
  const price = (from = '', share = 1) => ({ [from]: { from, unitMinor: Math.round(unitMinor * share) } });
  const item: CatalogueItem = {
    itemNo,
    itemKey: itemKeyOf(itemNo),
    name,
    nameLower: fold(name),
    nameDe,
    kind,
    group,
    unit,
    prices: price(first, 0.95),
    purchaseMinor,
    taxBp: 1900,
    active: true,
  };
  const at = (days: number) => calendar.at(calendar.workday(calendar.day(days)), random.int(480, 960));
  const chronicle = new Chronicle(
    catalogueItems,
    id('item', index + 1),
    item,
    ACTORS.admin,
    at(-SINCE_DAYS - 10),
  );
  const prices = {
    ...item.prices,
    ...price(raised),
    ...(index % EVERY_NEXT_RISE === 0 && price(next, 1.04)),
  };
  const active = !NO_LONGER_SOLD.has(number);
  chronicle.change({ prices, active }, random.pick(OFFICE_ACTORS), at(-RAISED_DAYS - 20));
  return chronicle;
}
