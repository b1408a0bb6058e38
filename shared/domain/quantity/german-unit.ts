const UNITS: Readonly<Record<string, string>> = {
  pcs: 'Stk.',
  h: 'Std.',
  'lump sum': 'pauschal',
  flat: 'pauschal',
  day: 'Tag',
  week: 'Woche',
  month: 'Monat',
  year: 'Jahr',
};

/** A unit as papers in German write it; as it was typed where it is not one of ours. */
export const germanUnit = (unit: string): string =>
  Object.hasOwn(UNITS, unit) ? (UNITS[unit] ?? unit) : unit;
