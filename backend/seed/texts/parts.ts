/** Name, article number, unit, cost and price in cents. */
export type PartText = readonly [
  name: string,
  sku: string,
  unit: string,
  costMinor: number,
  priceMinor: number,
];

/** What jobs use up, by who does them. */
export const PART_TEXTS: Readonly<Record<string, readonly PartText[]>> = {
  Cleaning: [
    ['All-purpose cleaner', 'RG-10', 'l', 390, 690],
    ['Microfibre cloths', 'MF-25', 'pcs', 110, 240],
    ['Bin bags, 120 l', 'AB-12', 'roll', 420, 790],
    ['Floor wax', 'BW-05', 'l', 1180, 1990],
  ],
  Technical: [
    ['Seal kit', 'DS-77', 'set', 1450, 2890],
    ['LED tube, 120 cm', 'LT-12', 'pcs', 690, 1390],
    ['Air filter F7', 'F7-592', 'pcs', 3100, 4990],
    ['Safety valve, 3 bar', 'SV-30', 'pcs', 2350, 3990],
    ['Copper pipe, 22 mm', 'CU-22', 'm', 980, 1650],
  ],
  Grounds: [
    ['De-icing grit', 'SG-25', 'kg', 45, 95],
    ['Bark mulch', 'RM-60', 'bag', 520, 990],
    ['Lawn seed', 'RS-10', 'kg', 790, 1390],
  ],
};

/** What else jobs cost, with the amount in cents. */
export const COST_TEXTS: readonly (readonly [label: string, amountMinor: number])[] = [
  ['Lift platform, one day', 24_500],
  ['Disposal fee', 4800],
  ['Parking', 1250],
];

/** What is bought for a larger job. */
export const PROJECT_COST_TEXTS = ['Material as offered', 'Subcontractor', 'Hire of machines'] as const;
