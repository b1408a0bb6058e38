import { addDays, type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Customer, customers } from '@fm/domain/customer';
import { dayInWords } from '@fm/domain/digest';
import { type Employee, employees, hasLeft } from '@fm/domain/employee';
import { instantAt } from '@fm/domain/instant';
import { type Offer, offers } from '@fm/domain/offer';
import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { fireAtOf, LIVE_REMINDER_STATES, type Reminder, reminders, teamOwner } from '@fm/domain/reminder';
import {
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  idOf,
  type StoredDocument,
} from '../documents';
import { purgedPath, type Unit } from '../unit';
import { eachDue, type JobReport } from './each-due';

/** Days before a certificate, a contract or an offer ends that somebody is told. */
const CERTIFICATE_DAYS = 30;
const CONTRACT_DAYS = 60;
const OFFER_DAYS = 7;
/** When in the day. */
const AT = '08:00';

/** Records of a kind that have a day of theirs in a span of days. */
const endingBetween = (
  path: string,
  field: string,
  from: CalendarDay,
  to: CalendarDay,
  limit: number,
): DocumentQuery => ({
  path,
  filters: [
    ['trashed', '==', false],
    [field, '>=', from],
    [field, '<=', to],
  ],
  orders: [[field, 'asc']],
  limit,
});

/** People with a certificate that expires within 30 days. */
export const certificatesEnding = (day: CalendarDay, limit: number): DocumentQuery =>
  endingBetween(employees.path, 'nextExpiry', day, addDays(day, CERTIFICATE_DAYS), limit);

/** Customers with a contract that ends within 60 days. */
export const contractsEnding = (day: CalendarDay, limit: number): DocumentQuery =>
  endingBetween(customers.path, 'contractEnd', day, addDays(day, CONTRACT_DAYS), limit);

/** Offers without an answer whose last day is within 7 days. */
export const offersEnding = (day: CalendarDay, limit: number): DocumentQuery => {
  const { filters, ...query } = endingBetween(
    offers.path,
    'validUntil',
    day,
    addDays(day, OFFER_DAYS),
    limit,
  );
  return { ...query, filters: [['status', '==', 'sent'], ...filters] };
};

/** What ends: the day of it, and who is told what. */
interface Ending<R extends object> {
  readonly kind: RecordKind<R>;
  readonly query: (day: CalendarDay, limit: number) => DocumentQuery;
  /** Undefined where nobody needs to be told. */
  readonly dayOf: (record: R, day: CalendarDay) => CalendarDay | undefined;
  readonly textOf: (record: R, end: CalendarDay) => string;
  /** The employee who sees to it. */
  readonly seesTo: (record: R) => Ref | undefined;
  readonly team: (record: R) => string;
  /** The customer whose page shows the reminder. */
  readonly customerId?: (record: Stored<R>) => string;
  /** The date that the reminder follows, and how many days before it comes: it ends with the record, too. */
  readonly follows?: { readonly field: 'validUntil'; readonly days: number };
}

const CERTIFICATES: Ending<Employee> = {
  kind: employees,
  query: certificatesEnding,
  dayOf: (person, day) => (hasLeft(person, day) ? undefined : person.nextExpiry),
  textOf: ({ displayName, certificates = {} }, end) => {
    const names = Object.values(certificates).flatMap(({ name, expiresOn }) =>
      expiresOn === end ? name : [],
    );
    return `${names.join(', ')} of ${displayName} expires on ${dayInWords(end)}.`;
  },
  seesTo: ({ managerRef }) => managerRef,
  team: ({ team }) => team,
};

const CONTRACTS: Ending<Customer> = {
  kind: customers,
  query: contractsEnding,
  dayOf: ({ contractEnd }) => contractEnd,
  textOf: ({ name }, end) => `The contract of ${name} ends on ${dayInWords(end)}.`,
  seesTo: ({ accountManagerRef }) => accountManagerRef,
  team: () => COMPANY.teams[0],
  customerId: ({ id }) => id,
};

const OFFERS: Ending<Offer> = {
  kind: offers,
  query: offersEnding,
  // It may have been answered since it was found.
  dayOf: ({ status, validUntil }) => (status === 'sent' ? validUntil : undefined),
  // Without the day, which may be put off while the reminder waits.
  textOf: ({ customerRef }) =>
    `The offer to ${customerRef.name} runs out within a week. There is no answer yet.`,
  seesTo: ({ ownerRef }) => ownerRef,
  team: () => COMPANY.teams[0],
  customerId: ({ customerRef }) => customerRef.id,
  follows: { field: 'validUntil', days: OFFER_DAYS },
};

/**
 * Reminds of certificates, contracts and open offers that end soon, each once: who sees to it, or a team where nobody
 * does or has no login.
 */
export async function tellEnds(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const reports = [
    await tell(database, now, CERTIFICATES),
    await tell(database, now, CONTRACTS),
    await tell(database, now, OFFERS),
  ];
  const sum = reports.reduce((all, { counts }) => all + (counts.reminders ?? 0), 0);
  return {
    counts: sum > 0 ? { reminders: sum } : {},
    failures: reports.flatMap(({ failures }) => failures),
  };
}

function tell<R extends object>(
  database: DocumentDatabase,
  now: Date,
  ending: Ending<R>,
): Promise<JobReport> {
  const day = today(COMPANY.timezone, now);
  const { kind, query, dayOf } = ending;
  return eachDue(database, now, {
    query: (limit) => query(day, limit),
    look: (transaction, page) =>
      untold(transaction, page, ({ path, data }) => reminderId(idOf(path), dayOf(data as R, day))),
    async act(unit, id) {
      const record = await unit.find(kind, id);
      const end = record && dayOf(record, day);
      const reminder = reminderId(id, end);
      if (!record || end === undefined || reminder === undefined) return undefined;
      if (ending.follows && (await hasMoved(unit, id))) return undefined;
      const rule = ruleOf(ending, day);
      const fireAt = fireAtOf(rule, end, COMPANY.timezone) ?? now;
      const values = { ...(await reminderOf(unit, record, end, ending)), rule, fireAt };
      await unit.create(reminders, reminder, values, undefined, { isServers: true });
      return { reminders: 1 };
    },
  });
}

/** When somebody is told: in the morning of this day, or before the date that the reminder follows. */
const ruleOf = ({ follows }: Pick<Ending<never>, 'follows'>, day: CalendarDay): Reminder['rule'] =>
  follows
    ? { kind: 'relative', field: follows.field, offsetDays: -follows.days, timeOfDay: AT }
    : { kind: 'absolute', at: instantAt(day, AT, COMPANY.timezone) };

/** Whether a reminder of an earlier end is still to come: it went along to this one. */
async function hasMoved(unit: Unit, id: string): Promise<boolean> {
  const following = (await unit.followers.of(id)).filter((one) => one.startsWith(`end-${id}-`));
  const known = await Promise.all(following.map((one) => unit.find(reminders, one)));
  return known.some((one) => one && LIVE_REMINDER_STATES.includes(one.state));
}

/** One for each end, so that running again tells nothing twice. */
const reminderId = (id: string, end: CalendarDay | undefined): string | undefined =>
  end === undefined ? undefined : `end-${id}-${end}`;

/** The documents of a page of which nobody was told: a reminder that somebody dealt with is there, or was. */
async function untold(
  transaction: DocumentTransaction,
  page: readonly StoredDocument[],
  idFor: (document: StoredDocument) => string | undefined,
): Promise<readonly StoredDocument[]> {
  const known = await Promise.all(
    page.map(async (document) => {
      const id = idFor(document);
      if (id === undefined) return true;
      const paths = [`${reminders.path}/${id}`, purgedPath(reminders, id)];
      const found = await Promise.all(paths.map((path) => transaction.get(path)));
      return found.some((one) => one !== undefined);
    }),
  );
  return page.filter((_, at) => !known[at]);
}

async function reminderOf<R extends object>(
  unit: Unit,
  record: Stored<R>,
  end: CalendarDay,
  { kind, textOf, seesTo, team, customerId }: Ending<R>,
): Promise<Omit<Reminder, 'rule' | 'fireAt'>> {
  const ref = seesTo(record);
  const person = ref && (await unit.find(employees, ref.id));
  const { id, type } = { id: record.id, type: kind.type };
  return {
    text: textOf(record, end).slice(0, 200),
    ownerRef: person?.userId ? { id: person.userId, name: person.displayName } : teamOwner(team(record)),
    entity: { type, id, label: kind.label(record) },
    ...(customerId && { customerId: customerId(record) }),
    channel: 'app',
    state: 'scheduled',
  };
}
