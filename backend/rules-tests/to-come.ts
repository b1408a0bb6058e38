import { defineKind, type RecordKind } from '@fm/domain/record';
import { PEOPLE } from './people';

/** A record of a collection whose screens are still to come, so that no schema describes it yet. */
interface Coming {
  readonly kind: RecordKind<object>;
  readonly values: object;
  /** A harmless edit. */
  readonly edit: object;
}

const coming = (path: string, type: string, values: object, edit: object): Coming => ({
  kind: defineKind<object>({
    path,
    type,
    schema: undefined as never,
    label: () => type,
  }),
  values,
  edit,
});

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
