import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import { catalogueItems } from '@fm/domain/catalogue';
import { contactsOf, customers } from '@fm/domain/customer';
import { employeePrivateOf, employees } from '@fm/domain/employee';
import { eventSchema } from '@fm/domain/event';
import { invoices } from '@fm/domain/invoice';
import { labourOf, labourRatesOf, timers } from '@fm/domain/labour';
import { maintenancePlans, occurrencesOf } from '@fm/domain/maintenance';
import { counterSchema } from '@fm/domain/number';
import { offers, offerTemplates } from '@fm/domain/offer';
import { reminders } from '@fm/domain/reminder';
import { savedViews } from '@fm/domain/saved-view';
import { settings } from '@fm/domain/settings';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { textBlocks } from '@fm/domain/text-block';
import { users } from '@fm/domain/user';
import { commentsOf, orderTemplates, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';

const KINDS = [
  assets,
  attachments,
  catalogueItems,
  customers,
  employees,
  invoices,
  maintenancePlans,
  offers,
  reminders,
  settings,
  sites,
  tasks,
  users,
  workOrders,
  contactsOf('x'),
  employeePrivateOf('x'),
  occurrencesOf('x'),
  commentsOf('x'),
  labourOf({ workOrderRef: { id: 'x', name: 'X' }, customerId: 'c', siteId: 's', timezone: 'UTC' }),
  labourRatesOf('x'),
  timers,
  orderTemplates,
  offerTemplates,
  textBlocks,
  savedViews,
];

/** The schema of what is stored in a collection, by the collection's path; undefined for one that has none. */
export function schemaOf(collection: string): v.GenericSchema | undefined {
  if (collection === 'events' || collection.endsWith('/privateEvents')) return eventSchema;
  if (collection === 'counters') return counterSchema;
  const shape = (path: string) =>
    path
      .split('/')
      .filter((_, at) => at % 2 === 0)
      .join('/');
  return KINDS.find(({ path }) => shape(path) === shape(collection))?.schema as v.GenericSchema | undefined;
}

/** What is wrong with a stored document; an empty list for one that its schema takes. */
export function faultsOf(path: string, data: object): readonly string[] {
  // The role that makes this caller a stranger is none that a schema takes.
  if (path === 'users/unknown') return [];
  const schema = schemaOf(path.slice(0, path.lastIndexOf('/')));
  if (!schema) return [`${path} has no schema`];
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => `${path}: ${v.getDotPath(issue)} ${issue.message}`);
}
