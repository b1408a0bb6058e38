import * as v from 'valibot';
import { addressSchema } from '../address';
import { calendarDay } from '../calendar-day';
import { COMPANY_DEFAULTS, type Company, type NumberedType } from '../company';
import { WEEKDAYS } from '../employee/week-hours';
import { isTimezone } from '../instant';
import { isEmail, isPhone } from '../text';
import { isRegion } from './holiday-regions';
import { isIban } from './iban';

/** Id of the one record there is. */
export const COMPANY_ID = 'company';

/** Currencies the company may count in: those whose smallest unit is a hundredth. */
export const CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK'] as const;

/** Characters of a logo as a `data:` address: about 30 KB of picture. */
export const MAX_LOGO = 40_000;
export const MOST_RATES = 6;
export const MOST_TEAMS = 20;
/** Days of holidays kept at most. */
const MOST_HOLIDAYS = 400;

const LOGO = /^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const BASIS_POINTS = 10_000;

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const days = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const different = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What stands before the number of a record. */
export const prefix = v.pipe(v.string(), v.regex(/^[A-Z]{1,5}$/, 'Enter one to five capital letters.'));
/** The prefixes of all kinds with numbers, no two of them the same. */
export const numberPrefixes = v.pipe(
  v.object({
    customer: prefix,
    workOrder: prefix,
    offer: prefix,
    // Settings that were saved before there were invoices do not say it.
    invoice: v.optional(prefix, 'IN'),
    task: prefix,
    employee: prefix,
    maintenancePlan: prefix,
  }),
  v.check(
    (prefixes) => different(Object.values(prefixes)),
    'Two kinds of records have the same prefix: their numbers could not be told apart.',
  ),
);

/** Kinds of records with numbers, in the order in which people think of them. */
export const NUMBERED = [
  'customer',
  'offer',
  'invoice',
  'workOrder',
  'maintenancePlan',
  'task',
  'employee',
] as const satisfies readonly NumberedType[];

/** For each kind the number it counts on from. */
export const numbersFrom = <const S extends v.GenericSchema<number | null, number>>(from: S) =>
  v.object({
    customer: from,
    offer: from,
    invoice: v.optional(from, 1),
    workOrder: from,
    maintenancePlan: from,
    task: from,
    employee: from,
  });

/** How long things are kept, with the least and the most days that each may be. */
export const keptDays = <const S extends v.GenericSchema<number | null, number>>(
  between: (least: number, most: number) => S,
) =>
  v.object({
    jobRuns: between(7, 3650),
    mails: between(1, 365),
    historyExports: between(30, 3650),
    signIns: between(30, 3650),
  });

/** The settings of the company: one record. */
export const settingsSchema = v.object({
  name: text(80),
  logo: v.optional(v.pipe(text(MAX_LOGO), v.regex(LOGO))),
  address: v.optional(addressSchema),
  contact: v.optional(
    v.object({
      name: v.optional(text(80)),
      phone: v.optional(v.pipe(text(40), v.check(isPhone))),
      email: v.optional(v.pipe(text(254), v.check(isEmail))),
    }),
  ),
  taxId: v.optional(text(30)),
  bankName: v.optional(text(80)),
  iban: v.optional(v.pipe(v.string(), v.check(isIban))),
  bic: v.optional(text(11)),
  footer: v.optional(text(300)),
  timezone: v.pipe(v.string(), v.check(isTimezone)),
  currency: v.picklist(CURRENCIES),
  taxRatesBp: v.pipe(
    v.tupleWithRest([days(0, BASIS_POINTS)], days(0, BASIS_POINTS)),
    v.maxLength(MOST_RATES),
    v.check((rates) => different(rates)),
  ),
  paymentDays: days(0, 120),
  offerValidDays: days(1, 365),
  teams: v.pipe(
    v.tupleWithRest([text(40)], text(40)),
    v.maxLength(MOST_TEAMS),
    v.check((teams) => different(teams)),
  ),
  workingDays: v.pipe(
    v.array(v.picklist(WEEKDAYS)),
    v.minLength(1),
    v.check((days) => different(days)),
  ),
  holidayRegion: v.pipe(v.string(), v.check(isRegion)),
  /** The public holidays of the region by day, as the server computed them when the settings were saved. */
  holidayDays: v.optional(
    v.pipe(
      v.record(calendarDay, text(80)),
      v.check((known) => Object.keys(known).length <= MOST_HOLIDAYS),
    ),
  ),
  /** The days on which nobody works are others than those that plans were planned by. */
  calendarChanged: v.optional(v.boolean()),
  numberPrefixes,
  /** Which kind had a prefix first: no other one gets it, or two records would have one number. */
  prefixOwners: v.optional(v.record(prefix, v.picklist(NUMBERED))),
  numberWidth: days(3, 8),
  numbersFrom: numbersFrom(days(1, 9_999_999)),
  numbersFromIn: days(0, 9999),
  trashDays: days(7, 365),
  keptDays: keptDays((least, most) => days(least, most)),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** What holds for the company by what is stored of its settings: a default stands for each field that is damaged. */
export function companyFrom(stored: object | undefined): Company {
  if (!stored) return COMPANY_DEFAULTS;
  // A page reads something else in place of what is damaged: see `mendedRecord`.
  const damaged = 'damaged' in stored && Array.isArray(stored.damaged) ? stored.damaged : [];
  const isDamaged = (name: string) => damaged.some((path) => String(path).split('.')[0] === name);
  const sound = Object.entries(settingsSchema.entries).flatMap(([name, schema]) => {
    const { success, output } = v.safeParse(schema, Reflect.get(stored, name));
    return success && !isDamaged(name) ? [[name, output]] : [];
  });
  return { ...COMPANY_DEFAULTS, ...(Object.fromEntries(sound) as Partial<Company>) };
}
