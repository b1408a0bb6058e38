import { assets } from '../asset';
import { attachments } from '../attachment';
import { catalogueItems } from '../catalogue';
import { contactsOf, customers } from '../customer';
import { employeePrivateOf, employees } from '../employee';
import { invoices } from '../invoice';
import { jobRuns } from '../job-run';
import { ANY_LABOUR, labourRatesOf, timers } from '../labour';
import { maintenancePlans, occurrencesOf } from '../maintenance';
import { notifications } from '../notification';
import { offers, offerTemplates } from '../offer';
import { calledLabel, type RecordKind, type RecordName } from '../record';
import { reminders } from '../reminder';
import { savedViews } from '../saved-view';
import { settings } from '../settings';
import { sites } from '../site';
import { statistics } from '../statistics';
import { tasks } from '../task';
import { textBlocks } from '../text-block';
import { users } from '../user';
import { commentsOf, orderTemplates, workOrders } from '../work-order';

/** A record as history entries name it. */
export interface Subject extends RecordName {
  readonly customerId?: string | undefined;
}

type KindOf = (subject: Pick<Subject, 'id' | 'customerId'>) => RecordKind<object>;

const known = <R extends object>(kind: RecordKind<R>): [string, KindOf] => [
  kind.type,
  () => kind as unknown as RecordKind<object>,
];

/** Every kind there is, by its name in history. Of those that lie below another record, some lie below no one in particular. */
const KINDS: ReadonlyMap<string, KindOf> = new Map([
  known(customers),
  known(sites),
  ['contact', ({ customerId }) => contactsOf(customerId ?? '-') as unknown as RecordKind<object>],
  known(tasks),
  known(reminders),
  known(workOrders),
  known(commentsOf('-')),
  known(ANY_LABOUR),
  known(labourRatesOf('-')),
  known(timers),
  known(offers),
  known(offerTemplates),
  known(textBlocks),
  known(invoices),
  known(catalogueItems),
  known(maintenancePlans),
  // The id of an occurrence begins with that of its plan.
  [
    'occurrence',
    ({ id }) => occurrencesOf(id.slice(0, id.lastIndexOf('_')) || '-') as unknown as RecordKind<object>,
  ],
  known(employees),
  known(employeePrivateOf('-')),
  known(assets),
  known(attachments),
  known(savedViews),
  known(orderTemplates),
  known(users),
  known(jobRuns),
  known(statistics),
  known(notifications),
  known(settings),
]);

/** The kind of a record; undefined for a type that no kind has. */
export const kindOf = (subject: Subject): RecordKind<object> | undefined =>
  KINDS.get(subject.type)?.(subject);

/** A kind by its name in history, where it does not matter below which record it lies; undefined where there is none. */
export const kindNamed = (type: string): RecordKind<object> | undefined => kindOf({ type, id: '' });

/** All kinds. */
export const ALL_KINDS: readonly RecordKind<object>[] = [...KINDS.keys()].flatMap(
  (type) => kindNamed(type) ?? [],
);

/** What people call a record of a kind, to begin a sentence with: "Work order"; what is no kind is called as it is. */
export function kindLabel(type: string): string {
  const kind = kindNamed(type);
  return kind ? calledLabel(kind) : type;
}
