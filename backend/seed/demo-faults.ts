import { assetSchema } from '@fm/domain/asset';
import { attachmentSchema } from '@fm/domain/attachment';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { catalogueItemSchema } from '@fm/domain/catalogue';
import { contactSchema, customerSchema } from '@fm/domain/customer';
import { employeePrivateSchema, employeeSchema } from '@fm/domain/employee';
import { eventSchema } from '@fm/domain/event';
import { labourRatesSchema, labourSchema, timerSchema } from '@fm/domain/labour';
import { occurrenceSchema, planSchema } from '@fm/domain/maintenance';
import { counterSchema } from '@fm/domain/number';
import { offerSchema } from '@fm/domain/offer';
import { envelopeSchema } from '@fm/domain/record';
import { reminderSchema } from '@fm/domain/reminder';
import { settingsSchema } from '@fm/domain/settings';
import { siteSchema } from '@fm/domain/site';
import { taskSchema } from '@fm/domain/task';
import { textBlockSchema } from '@fm/domain/text-block';
import { userSchema } from '@fm/domain/user';
import { commentSchema, workOrderSchema } from '@fm/domain/work-order';
import * as v from 'valibot';
import { SeedCalendar } from './calendar';
import type { SeedDocument } from './chronicle';
import { demoDocuments } from './demo';
import { FULL_DAYS } from './work/build-work-orders';

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  settings: settingsSchema,
  users: userSchema,
  employees: employeeSchema,
  private: employeePrivateSchema,
  customers: customerSchema,
  contacts: contactSchema,
  sites: siteSchema,
  assets: assetSchema,
  tasks: taskSchema,
  reminders: reminderSchema,
  workOrders: workOrderSchema,
  comments: commentSchema,
  labour: labourSchema,
  timers: timerSchema,
  catalogue: catalogueItemSchema,
  textBlocks: textBlockSchema,
  offers: offerSchema,
  maintenancePlans: planSchema,
  occurrences: occurrenceSchema,
  attachments: attachmentSchema,
};

/** Of documents that are no records. */
const BARE: Readonly<Record<string, v.GenericSchema>> = {
  counters: counterSchema,
  content: v.object({ data: v.instance(Uint8Array) }),
};

/** `workOrders` of `workOrders/x`. */
export const collectionOf = ({ path }: SeedDocument) => path.split('/').at(-2) ?? '';

/** What hours of an order cost, which lies where private details of employees lie, too. */
const isRates = ({ path }: SeedDocument) => /^workOrders\/.*\/private\//.test(path);

/** How often each value comes. */
export function tally(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

/** What the schemas of the domain say is wrong, of fields and envelope; empty where all is well. */
export function problems(of: readonly SeedDocument[]): string[] {
  return of.flatMap((document) => {
    const collection = collectionOf(document);
    const known = isRates(document) ? labourRatesSchema : SCHEMAS[collection];
    const schemas = known ? [known, envelopeSchema] : [BARE[collection] ?? eventSchema];
    return schemas.flatMap((schema) =>
      (v.safeParse(schema, document.data).issues ?? []).map(
        (issue) => `${document.path} ${v.getDotPath(issue)}: ${issue.message}`,
      ),
    );
  });
}

/** Photos of orders, and of offers. */
const PHOTOS = 40 + 12;

/**
 * How many records of a kind the demo has, whatever the day. Its history and its counters follow from the dates, and its
 * signatures from which orders are done.
 */
const COUNTS: Readonly<Record<string, number>> = {
  settings: 1,
  users: 4,
  usersEvents: 4,
  employees: 24,
  // Of the employees, and what hours cost on the orders that began.
  private: 24 + 164,
  labour: 620,
  timers: 2,
  customers: 60,
  sites: 118,
  contacts: 95,
  assets: 210,
  maintenancePlans: 36,
  occurrences: 225,
  catalogue: 45,
  textBlocks: 6,
  offers: 51,
  workOrders: 240,
  comments: 260,
  tasks: 90,
  reminders: 35,
};
const FOLLOWING = ['events', 'privateEvents', 'counters', 'attachments', 'content'];
const LEAST_DOCUMENTS = 4_500;

/** What the files of the demo are, with the record each belongs to. */
const filesOf = (documents: readonly SeedDocument[]) =>
  documents
    .filter((document) => collectionOf(document) === 'attachments')
    .map(({ data }) => data as { readonly entity: { readonly id: string }; readonly kind: string });

/** What is wrong with the files: photos are missing, or no order has one from before, one from after and a signature. */
function fileFaults(documents: readonly SeedDocument[]): string[] {
  const files = filesOf(documents);
  const photos = files.filter(({ kind }) => kind !== 'signature').length;
  const kinds = new Map<string, string[]>();
  for (const { entity, kind } of files) kinds.set(entity.id, [...(kinds.get(entity.id) ?? []), kind].sort());
  const isPhotographed = [...kinds.values()].some((of) => of.join() === 'photoAfter,photoBefore,signature');
  return [
    ...(photos === PHOTOS ? [] : [`photos: ${photos} instead of ${PHOTOS}`]),
    ...(isPhotographed ? [] : ['no order has photos from before and after and a signature']),
  ];
}

/** How many appointments a full day has. */
const FULL = { least: 6, most: 12 };

/** Which of the days that people look at first is not full: today, whatever day it is, and five working days more. */
function emptyDays(documents: readonly SeedDocument[], today: CalendarDay): string[] {
  const planned = tally(
    documents
      .filter((document) => collectionOf(document) === 'workOrders' && document.data.status !== 'cancelled')
      .map(({ data }) => data.plannedDay),
  );
  return new SeedCalendar(today)
    .fromToday(FULL_DAYS)
    .filter((day) => (planned[day] ?? 0) < FULL.least || (planned[day] ?? 0) > FULL.most)
    .map((day) => `${planned[day] ?? 0} appointments on ${day}`);
}

/**
 * What is wrong with the demo made on a day, a line for each: what the schemas refuse, how often a kind is there more or
 * less than on other days, and what those who look at a demo count on. Empty where all is well.
 */
export function demoFaults(today: CalendarDay): string[] {
  const documents = [...demoDocuments({ today, scale: 1 })].flat();
  const counts = tally(documents.map(collectionOf));
  const miscounted = Object.keys({ ...COUNTS, ...counts }).filter(
    (kind) => !FOLLOWING.includes(kind) && counts[kind] !== COUNTS[kind],
  );
  return [
    ...problems(documents),
    ...miscounted.map((kind) => `${kind}: ${counts[kind] ?? 0} instead of ${COUNTS[kind] ?? 0}`),
    ...(documents.length > LEAST_DOCUMENTS ? [] : [`only ${documents.length} documents`]),
    ...fileFaults(documents),
    ...emptyDays(documents, today),
  ];
}
