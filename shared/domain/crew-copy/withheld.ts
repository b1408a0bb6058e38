/** What the crew may not read of the records of one kind. */
export interface Withheld {
  readonly collection: string;
  /** The name of the kind in history. */
  readonly type: string;
  /**
   * What stands in place of each field that is withheld; `undefined` where nothing does. A field is named by its path,
   * with `*` for every entry of a map or a list.
   */
  readonly instead: Readonly<Record<string, unknown>>;
}

const LINES = {
  'parts.*.costMinor': undefined,
  'parts.*.priceMinor': undefined,
  'parts.*.roundingMinor': undefined,
};

/** What only the office reads: prices, costs and margins, how one comes into a building, and why somebody is away. */
export const WITHHELD: readonly Withheld[] = [
  { collection: 'employees', type: 'employee', instead: { 'absences.*.kind': 'other' } },
  { collection: 'sites', type: 'site', instead: { access: undefined } },
  { collection: 'assets', type: 'asset', instead: { purchaseMinor: undefined } },
  {
    collection: 'workOrders',
    type: 'workOrder',
    instead: { ...LINES, 'costs.*.amountMinor': 0, offerTotalMinor: undefined },
  },
  { collection: 'workOrderTemplates', type: 'workOrderTemplate', instead: LINES },
  { collection: 'maintenancePlans', type: 'maintenancePlan', instead: { priceMinor: undefined } },
  {
    collection: 'offers',
    type: 'offer',
    instead: {
      'lines.*.unitMinor': 0,
      'lines.*.discountBp': 0,
      'lines.*.costMinor': undefined,
      discount: { kind: 'none' },
      netMinor: 0,
      discountMinor: 0,
      taxByRate: {},
      grossMinor: 0,
      marginBp: undefined,
    },
  },
];
