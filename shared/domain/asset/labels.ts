/** What an asset is; words of the history are made of the codes. */
export const ASSET_CATEGORIES = [
  'lift',
  'boiler',
  'heating',
  'ventilation',
  'cooling',
  'pump',
  'fireDoor',
  'extinguisher',
  'alarm',
  'electrical',
  'lighting',
  'gate',
  'sanitary',
  'sweeper',
  'other',
] as const;
export type AssetCategory = (typeof ASSET_CATEGORIES)[number];
export const ASSET_CATEGORY_LABELS: Readonly<Record<AssetCategory, string>> = {
  lift: 'Lift',
  boiler: 'Boiler',
  heating: 'Heating',
  ventilation: 'Ventilation',
  cooling: 'Cooling',
  pump: 'Pump',
  fireDoor: 'Fire door',
  extinguisher: 'Extinguisher',
  alarm: 'Alarm',
  electrical: 'Electrical',
  lighting: 'Lighting',
  gate: 'Gate',
  sanitary: 'Sanitary',
  sweeper: 'Sweeper',
  other: 'Other',
};

export const ASSET_STATUSES = ['operational', 'degraded', 'down', 'standby', 'retired'] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];
export const ASSET_STATUS_LABELS: Readonly<Record<AssetStatus, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
  standby: 'Standby',
  retired: 'Retired',
};

/** Of assets that are not out of service for good. */
export const ASSETS_IN_USE = ASSET_STATUSES.filter((status) => status !== 'retired');

/** How much depends on an asset. */
export const CRITICALITIES = ['A', 'B', 'C'] as const;
export type Criticality = (typeof CRITICALITIES)[number];
export const CRITICALITY_LABELS: Readonly<Record<Criticality, string>> = {
  A: 'A, the site depends on it',
  B: 'B, it is missed within days',
  C: 'C, it can wait',
};

/** What meters count. */
export const METER_UNITS = ['h', 'km', 'm³', 'kWh', 'cycles', 'trips'] as const;
