import { defineKind, type RecordKind } from '@fm/domain/record';
import { PEOPLE } from './people';

/** A record of a collection whose screens are still to come, so that no schema describes it yet. */
interface Coming {
  readonly kind: RecordKind<object>;
  readonly values: object;
  /** A harmless edit. */
  readonly edit: object;
}

const NOW = new Date('2026-11-20T08:00:00.000Z');
const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const siteRef = { id: 's1', name: 'North wing' };

const coming = (path: string, type: string, values: object, edit: object): Coming => ({
  kind: defineKind<object>({
    path,
    type,
    schema: undefined as never,
    label: () => type,
    links: (record) => {
      const { customerRef: of, customerId, siteRef: at } = record as Partial<Record<string, { id: string }>>;
      const linked = of?.id ?? customerId;
      return { ...(linked && { customerId: String(linked) }), ...(at && { siteId: at.id }) };
    },
  }),
  values,
  edit,
});

export const ASSET = coming(
  'assets',
  'asset',
  {
    name: 'Boiler 2',
    nameLower: 'boiler 2',
    category: 'Boilers',
    customerRef,
    siteRef,
    area: 'Cellar',
    manufacturer: 'Kessel',
    model: 'K7',
    serialNo: '4711',
    tagCode: 'A-17',
    status: 'operational',
    installedOn: '2019-05-02',
    warrantyUntil: '2027-05-02',
    criticality: 'A',
    meter: { unit: 'h', value: 12_000, at: NOW },
    purchaseMinor: 1_200_000,
  },
  { status: 'degraded' },
);

export const SAVED_VIEW = coming(
  'savedViews',
  'savedView',
  {
    ownerId: PEOPLE.office.uid,
    screen: 'workOrders',
    name: 'My overdue',
    query: 'due=overdue',
    shared: false,
    isDefault: false,
    order: 1,
  },
  { name: 'Mine and overdue' },
);

export const CATALOGUE = coming(
  'catalogue',
  'catalogueItem',
  {
    name: 'Filter F7',
    nameLower: 'filter f7',
    kind: 'material',
    description: 'For air handling units.',
    sku: 'F7',
    unit: 'pcs',
    unitMinor: 4999,
    costMinor: 3100,
    taxBp: 1900,
  },
  { unitMinor: 5199 },
);

export const COMPANY_SETTINGS = coming(
  'settings',
  'settings',
  {
    name: 'Nordhaus Facility Services',
    currency: 'EUR',
    locale: 'en-GB',
    timezone: 'Europe/Berlin',
    weekStart: 1,
    taxRates: [1900, 700],
    numberPrefixes: { workOrder: 'WO' },
    holidayCalendars: ['DE'],
    trashDays: 30,
  },
  { trashDays: 60 },
);
