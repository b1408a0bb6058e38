import type { OfferLine } from '@fm/domain/offer';
import type { Random } from '../random';
import { type CatalogueLine, LONG_OFFER_WINGS, type OFFER_TEXTS } from '../texts/offers';
import type { OfferSpec } from './offer-specs';

type Lines = Record<string, OfferLine>;

const SMALLEST_MINOR = 12_000;
const LARGEST_MINOR = 4_800_000;
const LONG_LINES = 60;
const LIGHT_TAX_BP = 2100;

const line = (order: number, name: string, over: Partial<OfferLine> = {}): OfferLine => ({
  order,
  optional: false,
  selected: true,
  kind: 'service',
  name,
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 0,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

const keyed = (lines: readonly OfferLine[]): Lines =>
  Object.fromEntries(lines.map((entry) => [`line-${String(entry.order + 1).padStart(2, '0')}`, entry]));

/** The lines of an offer on one of the usual subjects, or of one that is special. */
export function offerLinesFor(spec: OfferSpec, text: (typeof OFFER_TEXTS)[number], random: Random): Lines {
  switch (spec.special) {
    case 'long':
      return keyed(Array.from({ length: LONG_LINES }, (_, n) => longLine(n, text.lines)));
    case 'inclusive':
      return keyed([
        line(0, 'Cordless floor scrubber', {
          kind: 'material',
          qtyMilli: 2000,
          unitMinor: 37_900,
          taxBp: LIGHT_TAX_BP,
        }),
      ]);
    case 'smallest':
      return keyed([
        line(0, 'Call-out at the weekend', { kind: 'flat', unit: 'lump sum', unitMinor: SMALLEST_MINOR }),
      ]);
    case 'largest':
      return keyed([
        line(0, 'Cleaning of all sites', { unit: 'month', qtyMilli: 12_000, unitMinor: LARGEST_MINOR / 12 }),
      ]);
    default:
      return keyed(spec.options ? withOptions(text.lines, random) : usual(text.lines, random));
  }
}

function longLine(n: number, catalogue: readonly CatalogueLine[]): OfferLine {
  const wing = LONG_OFFER_WINGS[n % LONG_OFFER_WINGS.length];
  const [name, kind, unit, unitMinor, costMinor] = catalogue[n % catalogue.length] ?? [
    'Survey',
    'service',
    'pcs',
    2450,
    900,
  ];
  const floor = Math.floor(n / LONG_OFFER_WINGS.length) + 1;
  return line(n, `${name}, floor ${floor}, wing ${wing}`, {
    kind,
    unit,
    unitMinor,
    costMinor,
    group: `Floor ${floor}`,
    qtyMilli: 1000 * ((n % 7) + 1),
    discountBp: n % 9 === 0 ? 333 : 0,
    taxBp: n % 6 === 0 ? 700 : 1900,
  });
}

function usual(catalogue: readonly CatalogueLine[], random: Random): OfferLine[] {
  const lines = catalogue.map((entry, n) => catalogueLine(entry, n, random));
  if (random.chance(0.3)) {
    lines.push(
      line(lines.length, 'Extra round after six months', {
        unitMinor: 18_500,
        optional: true,
        selected: random.chance(0.5),
      }),
    );
  }
  if (random.chance(0.3))
    lines.push(line(lines.length, 'Work is done between 7:00 and 16:00.', { kind: 'text', unit: '' }));
  return lines;
}

function withOptions(catalogue: readonly CatalogueLine[], random: Random): OfferLine[] {
  const base = catalogue.slice(0, 2).map((entry, n) => catalogueLine(entry, n, random));
  const option = (key: string, name: string, unitMinor: number, n: number) =>
    line(base.length + n, name, { option: key, unitMinor, kind: 'flat', unit: 'lump sum' });
  return [
    ...base,
    option('Basic', 'Once, without warranty extension', 24_000, 0),
    option('Comfort', 'Twice a year for two years', 89_000, 1),
    option('Premium', 'Four times a year, with stand-by', 149_000, 2),
  ];
}

function catalogueLine(
  [name, kind, unit, unitMinor, costMinor]: CatalogueLine,
  n: number,
  random: Random,
): OfferLine {
  const whole = random.int(1, unit === 'm²' || unit === 'kg' ? 180 : 14);
  return line(n, name, {
    kind,
    unit,
    unitMinor,
    costMinor,
    qtyMilli: unit === 'h' ? whole * 1000 + random.pick([0, 250, 500]) : whole * 1000,
    discountBp: random.chance(0.15) ? random.pick([250, 500, 1000]) : 0,
    taxBp: name === 'Shrubs and perennials' ? 700 : 1900,
  });
}
