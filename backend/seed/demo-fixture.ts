import { assetSchema } from '@fm/domain/asset';
import { attachmentSchema } from '@fm/domain/attachment';
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
import type { SeedDocument } from './chronicle';
import { demoDocuments } from './demo';

/** The day tests seed on, a Friday. */
export const TODAY = '2026-11-20';
export const demo = (today = TODAY, scale = 1) => [...demoDocuments({ today, scale })].flat();

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
export const idOf = ({ path }: SeedDocument) => path.split('/').at(-1) ?? '';
/** The demo as it is on that day. */
export const documents = demo();
export const inCollection = (name: string, of = documents) =>
  of.filter((document) => collectionOf(document) === name);
/** The records of a collection as the domain sees them. */
export const records = <R extends object>(name: string, schema: v.GenericSchema<unknown, R>) =>
  inCollection(name).map((document) => ({ ...v.parse(schema, document.data), id: idOf(document) }));

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
