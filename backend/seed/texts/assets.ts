import type { AssetCategory, Criticality } from '@fm/domain/asset';
import type { Sector } from './places';

/** What assets of a kind are like. */
export interface AssetText {
  readonly category: AssetCategory;
  readonly names: readonly string[];
  readonly areas: readonly string[];
  /** Maker and model; neither exists. */
  readonly models: readonly (readonly [manufacturer: string, model: string])[];
  readonly criticality: Criticality;
  /** What it counts in, and how much in a year. */
  readonly meter?: readonly [unit: string, perYear: number];
  readonly priceMinor: number;
  /** What it may consist of. */
  readonly parts: readonly PartOfAsset[];
}

/** A part of an asset, and what that consists of. */
export interface PartOfAsset {
  readonly name: string;
  readonly category: AssetCategory;
}

const asset = (
  category: AssetCategory,
  criticality: Criticality,
  priceMinor: number,
  names: readonly string[],
  areas: readonly string[],
  models: AssetText['models'],
  more: Partial<Pick<AssetText, 'meter' | 'parts'>> = {},
): AssetText => ({ category, criticality, priceMinor, names, areas, models, parts: [], ...more });

const TEXTS: readonly AssetText[] = [
  asset(
    'lift',
    'A',
    4_800_000,
    ['Passenger lift', 'Lift north', 'Goods lift'],
    ['Stairwell A', 'Foyer', 'Loading ramp'],
    [
      ['Hansa Aufzüge', 'HP 630'],
      ['Elevia', 'Solo 8'],
      ['Norda Lift', 'NL-1000'],
    ],
    {
      meter: ['trips', 42_000],
      parts: [
        { name: 'Car door drive', category: 'lift' },
        { name: 'Emergency call unit', category: 'alarm' },
      ],
    },
  ),
  asset(
    'boiler',
    'A',
    1_250_000,
    ['Gas boiler', 'Condensing boiler', 'Oil boiler'],
    ['Boiler room, cellar', 'Roof plant room', 'Cellar, room 2'],
    [
      ['Kessel & Sohn', 'K7 Kompakt'],
      ['Thermonord', 'Eco 90'],
      ['Thermonord', 'Eco 150'],
    ],
    {
      meter: ['h', 3100],
      parts: [
        { name: 'Burner', category: 'boiler' },
        { name: 'Circulation pump', category: 'pump' },
      ],
    },
  ),
  asset(
    'ventilation',
    'B',
    2_100_000,
    ['Air handling unit', 'Kitchen exhaust', 'Supply air unit'],
    ['Roof', 'Plant room, 4th floor', 'Kitchen'],
    [
      ['Ventus', 'AHU 4000'],
      ['Luftwerk', 'LW-25'],
    ],
    {
      meter: ['h', 5400],
      parts: [
        { name: 'Supply fan', category: 'ventilation' },
        { name: 'Exhaust fan', category: 'ventilation' },
        { name: 'Filter section', category: 'ventilation' },
      ],
    },
  ),
  asset(
    'cooling',
    'B',
    1_600_000,
    ['Chiller', 'Server room cooling'],
    ['Roof', 'Server room'],
    [
      ['Polar Klima', 'PK 30'],
      ['Nordfrost', 'NF-12'],
    ],
    { meter: ['h', 2600] },
  ),
  asset(
    'pump',
    'B',
    185_000,
    ['Sewage pump', 'Pressure booster pump', 'Garden pump'],
    ['Pump shaft', 'Cellar corridor', 'Yard'],
    [
      ['Aquadrive', 'AD 50'],
      ['Pumpenbau Wismar', 'PW-3'],
    ],
    { meter: ['h', 1800] },
  ),
  asset(
    'fireDoor',
    'B',
    240_000,
    ['Fire door T30', 'Smoke door', 'Fire door T90'],
    ['Stairwell B', 'Corridor, 1st floor', 'Archive'],
    [
      ['Torwerk Altona', 'T30-2'],
      ['Brandtür Nord', 'BN 90'],
    ],
  ),
  asset(
    'extinguisher',
    'C',
    9500,
    ['Foam extinguisher 6 l', 'CO2 extinguisher 5 kg', 'Powder extinguisher 12 kg'],
    ['Entrance', 'Kitchen', 'Workshop', 'Corridor, 2nd floor'],
    [
      ['Löschmeister', 'S6'],
      ['Ignifer', 'CO-5'],
    ],
  ),
  asset(
    'alarm',
    'A',
    720_000,
    ['Fire alarm panel', 'Smoke extraction panel'],
    ['Reception', 'Stairwell A'],
    [
      ['Wachsam', 'FP 400'],
      ['Meldetechnik Lübeck', 'ML-8'],
    ],
  ),
  asset(
    'electrical',
    'B',
    310_000,
    ['Main electricity meter', 'Distribution board'],
    ['Meter room', 'Cellar, room 1'],
    [
      ['Stromwerk', 'SZ-3'],
      ['Voltaro', 'V 250'],
    ],
    { meter: ['kWh', 96_000] },
  ),
  asset(
    'lighting',
    'B',
    140_000,
    ['Emergency lighting', 'Yard lighting'],
    ['All stairwells', 'Yard', 'Sales floor'],
    [
      ['Lumino', 'Safe 8'],
      ['Hellmann Licht', 'HL-60'],
    ],
  ),
  asset(
    'gate',
    'B',
    460_000,
    ['Sliding gate', 'Roller shutter', 'Garage door'],
    ['Driveway', 'Ramp 1', 'Underground car park'],
    [
      ['Torwerk Altona', 'SG 6'],
      ['Portalis', 'R-400'],
    ],
    { meter: ['cycles', 18_000] },
  ),
  asset(
    'sweeper',
    'C',
    890_000,
    ['Ride-on sweeper', 'Scrubber dryer'],
    ['Hall 1', 'Cleaning store'],
    [
      ['Blitzblank', 'B 1200'],
      ['Kehrfix', 'KX 75'],
    ],
    { meter: ['h', 620] },
  ),
];

/** What assets of a category are like. Throws for a category the demo has none of. */
export function assetText(category: AssetCategory): AssetText {
  const text = TEXTS.find((known) => known.category === category);
  if (!text) throw new RangeError(`The demo has no ${category}.`);
  return text;
}

/** What there is to look after at a site, the most telling first, by sector of the customer. */
export const SITE_KITS: Readonly<Record<Sector, readonly AssetCategory[]>> = {
  housing: ['lift', 'boiler', 'pump', 'gate', 'alarm', 'lighting'],
  school: ['extinguisher', 'ventilation', 'lighting', 'fireDoor', 'boiler', 'alarm'],
  clinic: ['lift', 'ventilation', 'extinguisher', 'lighting', 'fireDoor', 'cooling'],
  office: ['lift', 'ventilation', 'electrical', 'fireDoor', 'alarm', 'cooling'],
  retail: ['extinguisher', 'lighting', 'electrical', 'gate', 'sweeper', 'cooling'],
  industry: ['electrical', 'extinguisher', 'sweeper', 'gate', 'pump', 'ventilation'],
  private: ['boiler', 'pump'],
};

/** Why assets are in a status that makes people ask. */
export const ASSET_REASONS = {
  degraded: ['Runs louder than usual.', 'Only one of two circuits works.', 'Needs a part that is ordered.'],
  down: [
    'Does not start any more.',
    'Switched off after a leak.',
    'Stopped by its safety device.',
    'Waits for a spare part from the maker.',
    'Taken out of use by the inspector.',
  ],
  retired: ['Replaced by a new one.', 'Dismantled in the conversion of the building.'],
  standby: ['Kept as a reserve.'],
} as const;
