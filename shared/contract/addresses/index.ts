import type { AppPath } from '../descriptor';
import { type AddressQuery, areaAddress, withQuery } from './address';

export type { AddressQuery };

/** Screens of the customers' area. */
export const customerAddress = {
  ...areaAddress('/customers'),
  new: (): AppPath => '/customers/add',
  record: (id: string): AppPath => `/customers/${encodeURIComponent(id)}`,
  history: (id: string): AppPath => `/customers/${encodeURIComponent(id)}/history`,
  report: (id: string): AppPath => `/customers/${encodeURIComponent(id)}/report`,
  /** What is known of one of its sites. */
  site: (id: string, siteId: string): AppPath =>
    `/customers/${encodeURIComponent(id)}/sites/${encodeURIComponent(siteId)}`,
  import: (): AppPath => '/customers/import',
  merge: (query: AddressQuery) => withQuery('/customers/merge', query),
};

/** Screens of reminders, in the customers' area. */
export const reminderAddress = {
  list: (query?: AddressQuery) => withQuery('/reminders', query),
  new: (query?: AddressQuery) => withQuery('/reminders', { reminder: 'new', ...query }),
};

/** What somebody was told, in the host. */
export const notificationAddress = { list: (): AppPath => '/notifications' };

/** Who is online, in the host. */
export const peopleAddress = { list: (): AppPath => '/people' };

/** Screens of logins, in the host's administration. */
export const accountAddress = areaAddress('/admin');

/** What ran by the clock, in the host's administration. */
export const jobAddress = { list: (): AppPath => '/admin/jobs' };

/** The history for auditors, in the host's administration. */
export const auditAddress = { list: (): AppPath => '/admin/audit' };

/** How much of what there was, in the host's administration. */
export const statisticsAddress = { list: (): AppPath => '/admin/statistics' };

/** How the app is used, in the host's administration. */
export const usageAddress = { list: (): AppPath => '/admin/usage' };

/** What holds for the whole company, in the host's administration. */
export const settingsAddress = { form: (): AppPath => '/admin/settings' };

/** Screens of the employees' area. */
export const employeeAddress = {
  ...areaAddress('/employees'),
  record: (id: string): AppPath => `/employees/${encodeURIComponent(id)}`,
};

/** Screens of the tasks' area. */
export const taskAddress = areaAddress('/tasks');

/** Screens of the work orders' area. */
export const workOrderAddress = {
  ...areaAddress('/work-orders'),
  record: (id: string): AppPath => `/work-orders/${encodeURIComponent(id)}`,
  report: (id: string): AppPath => `/work-orders/${encodeURIComponent(id)}/report`,
  /** On paper: the orders that are named, or those that a list with this query shows. */
  print: (query?: AddressQuery | URLSearchParams) => withQuery('/work-orders/list', query),
  /** The day sheet. */
  day: (query?: AddressQuery | URLSearchParams) => withQuery('/work-orders/day', query),
  templates: (): AppPath => '/work-orders/templates',
};

/** Screens of the offers' area. */
export const offerAddress = {
  list: (query?: AddressQuery | URLSearchParams) => withQuery('/create-offer', query),
  record: (id: string) => withQuery('/create-offer', { id }),
  trash: (): AppPath => '/create-offer/trash',
  /** A new offer that starts with what another one holds. */
  copy: (id: string) => withQuery('/create-offer', { copy: id }),
  templates: (): AppPath => '/create-offer/templates',
};

/** Screens of text blocks, in the offers' area. */
export const textBlockAddress = areaAddress('/create-offer/texts');

/** Screens of the catalogue, in the offers' area. */
export const catalogueAddress = {
  ...areaAddress('/create-offer/catalogue'),
  import: (): AppPath => '/create-offer/catalogue/import',
};

/** Screens of billing, in the offers' area. */
export const invoiceAddress = {
  ...areaAddress('/create-offer/billing/invoices'),
  /** What is ready to bill. */
  ready: (): AppPath => '/create-offer/billing',
  /** What of verified work is not billed, and why. */
  unbilled: (): AppPath => '/create-offer/billing?show=unbilled',
  payments: (): AppPath => '/create-offer/billing/payments',
};

/** Screens of maintenance plans. */
export const planAddress = {
  ...areaAddress('/maintenance'),
  record: (id: string): AppPath => `/maintenance/${encodeURIComponent(id)}`,
  due: (): AppPath => '/maintenance/due',
};

/** Screens of assets, in the area of maintenance. */
export const assetAddress = {
  ...areaAddress('/maintenance/assets'),
  record: (id: string): AppPath => `/maintenance/assets/${encodeURIComponent(id)}`,
};

const RECORDS: Readonly<Record<string, (id: string) => AppPath>> = {
  customer: customerAddress.record,
  employee: employeeAddress.record,
  task: taskAddress.edit,
  workOrder: workOrderAddress.record,
  offer: offerAddress.record,
  catalogueItem: catalogueAddress.edit,
  invoice: invoiceAddress.edit,
  maintenancePlan: planAddress.record,
  asset: assetAddress.record,
};

/** The screen of a record, by the kind and id that history and reminders name; undefined for kinds without one. */
export const recordAddress = ({
  type,
  id,
}: {
  readonly type: string;
  readonly id: string;
}): AppPath | undefined => (Object.hasOwn(RECORDS, type) ? RECORDS[type]?.(id) : undefined);

/** Screens of a record that stand below its area's path; other words there are screens of their own. */
const BELOW = [
  ['workOrder', /^\/work-orders\/([^/]+)(?:\/report)?$/],
  ['asset', /^\/maintenance\/assets\/([^/]+)$/],
  ['customer', /^\/customers\/([^/]+)(?:\/(?:history|report))?$/],
  ['employee', /^\/employees\/([^/]+)$/],
  ['maintenancePlan', /^\/maintenance\/([^/]+)$/],
] as const;
const SCREENS = new Set('form trash list day templates import merge add due assets'.split(' '));

/** Forms of records that are read on a page of their own. */
const FORMS: Readonly<Record<string, string>> = {
  '/work-orders/form': 'workOrder',
  '/maintenance/assets/form': 'asset',
  '/customers/form': 'customer',
  '/employees/form': 'employee',
  '/maintenance/form': 'maintenancePlan',
};

/** The record that a screen is about, as `recordAddress` takes it; undefined for lists, and for what is not stored yet. */
export function recordAt({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { readonly type: string; readonly id: string } | undefined {
  const id = new URLSearchParams(search).get('id');
  if (id) {
    const type = FORMS[pathname];
    if (type !== undefined) return { type, id };
    const found = Object.entries(RECORDS).find(([, address]) => address(id).startsWith(`${pathname}?`));
    return found && { type: found[0], id };
  }
  for (const [type, screens] of BELOW) {
    const [, segment] = screens.exec(pathname) ?? [];
    if (segment !== undefined && !SCREENS.has(segment)) return { type, id: decoded(segment) };
  }
  return undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
