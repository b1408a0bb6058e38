import type { LineKind } from '@fm/domain/offer';

/** Name, kind, unit, price in cents, cost in cents. */
export type CatalogueLine = readonly [
  name: string,
  kind: LineKind,
  unit: string,
  unitMinor: number,
  costMinor: number,
];

/** What the company sells, by subject of the offer. */
export const OFFER_TEXTS: readonly { readonly title: string; readonly lines: readonly CatalogueLine[] }[] = [
  {
    title: 'LED lighting for stairwells',
    lines: [
      ['LED light with sensor', 'material', 'pcs', 8990, 5200],
      ['Mount and connect', 'labour', 'h', 6400, 3600],
      ['Dispose of old lamps', 'service', 'pcs', 350, 120],
      ['Lift platform, per day', 'flat', 'day', 24_500, 19_000],
    ],
  },
  {
    title: 'Heating pump with hydraulic balancing',
    lines: [
      ['High-efficiency pump', 'material', 'pcs', 74_900, 51_000],
      ['Hydraulic balancing', 'service', 'pcs', 39_500, 21_000],
      ['Heating technician', 'labour', 'h', 6900, 3900],
      ['Small parts', 'flat', 'lump sum', 4500, 2500],
    ],
  },
  {
    title: 'Floor coating, deep clean',
    lines: [
      ['Strip and clean floor', 'service', 'm²', 480, 210],
      ['Coat floor twice', 'service', 'm²', 390, 170],
      ['Move furniture', 'labour', 'h', 3900, 2400],
    ],
  },
  {
    title: 'Rain garden in the courtyard',
    lines: [
      ['Dig bed and drain', 'labour', 'h', 5200, 2900],
      ['Shrubs and perennials', 'material', 'pcs', 1290, 640],
      ['Topsoil, delivered', 'material', 'm³', 5900, 3300],
      ['First-year care', 'service', 'month', 8500, 4100],
    ],
  },
  {
    title: 'Fire door survey',
    lines: [
      ['Survey and label door', 'service', 'pcs', 2450, 900],
      ['Report', 'flat', 'lump sum', 18_000, 6000],
      ['Travel', 'flat', 'trip', 4900, 2500],
    ],
  },
  {
    title: 'Facade cleaning',
    lines: [
      ['Clean facade', 'service', 'm²', 890, 410],
      ['Lift platform, per day', 'flat', 'day', 38_000, 29_500],
      ['Protective coat', 'material', 'm²', 640, 290],
    ],
  },
  {
    title: 'Yearly cleaning contract',
    lines: [
      ['Office cleaning', 'service', 'month', 148_000, 102_000],
      ['Window cleaning', 'service', 'visit', 31_500, 19_500],
      ['Consumables', 'material', 'month', 8900, 6100],
    ],
  },
  {
    title: 'Winter service package',
    lines: [
      ['Stand-by', 'flat', 'month', 22_000, 9000],
      ['Clearing visit', 'service', 'visit', 6500, 3400],
      ['Road salt', 'material', 'kg', 45, 22],
    ],
  },
];

export const INTRO =
  'Thank you for your inquiry. We are glad to offer you the following work. All prices hold for the whole time stated.';
export const TERMS =
  'Payable without deduction. Work outside of the hours named is charged by time. Access to water and power is provided by the customer.';

export const LOST_NOTES = {
  price: 'Cheaper by 12 % elsewhere.',
  timing: 'Wanted before the holidays.',
  competitor: 'Stays with the previous firm.',
  noAnswer: 'No answer after three calls.',
  scope: 'Only wants half of it.',
  other: 'Building is being sold.',
} as const;

/** The survey line repeated by floor and wing makes the longest offer. */
export const LONG_OFFER_WINGS = ['North', 'East', 'South', 'West'] as const;
