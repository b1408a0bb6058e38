import type { Address } from '../address';
import type { CalendarDay } from '../calendar-day';
import type { WeekdayName } from '../employee/week-hours';

/** Whom customers turn to at the company. */
export interface CompanyContact {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** What the company calls its own, and puts on papers and mails. What it left blank is undefined. */
export interface Letterhead {
  /** Undefined until somebody saves the settings: then the name goes by how the product is installed. */
  readonly name?: string | undefined;
  /** A small picture as a `data:` address. */
  readonly logo?: string | undefined;
  readonly address?: Address | undefined;
  readonly contact?: CompanyContact | undefined;
  readonly taxId?: string | undefined;
  readonly bankName?: string | undefined;
  readonly iban?: string | undefined;
  readonly bic?: string | undefined;
  /** What else stands at the foot of papers. */
  readonly footer?: string | undefined;
}

/** Kinds of records with numbers. */
export type NumberedType =
  | 'customer'
  | 'workOrder'
  | 'offer'
  | 'invoice'
  | 'task'
  | 'employee'
  | 'maintenancePlan';

/** What comes about by itself and is kept for so many days. */
export interface KeptDays {
  readonly jobRuns: number;
  readonly mails: number;
  readonly historyExports: number;
  readonly signIns: number;
}

/** What holds for the company: what administrators set, and what nobody can set yet. */
export interface Company extends Letterhead {
  readonly currency: string;
  readonly locale: string;
  /** IANA name. */
  readonly timezone: string;
  /** Offered for lines of an offer, in basis points; the first is the default. */
  readonly taxRatesBp: readonly [number, ...number[]];
  readonly paymentDays: number;
  /** Days an offer stays open unless it says otherwise. */
  readonly offerValidDays: number;
  /** Offered in forms and filters; the first is the default. */
  readonly teams: readonly [string, ...string[]];
  readonly workingDays: readonly WeekdayName[];
  /** Country, or country and state: `DE-BE`. */
  readonly holidayRegion: string;
  /** The region's public holidays by day, as far as they were computed; undefined stands for those of all Germany. */
  readonly holidayDays?: Readonly<Record<CalendarDay, string>> | undefined;
  readonly numberPrefixes: Readonly<Record<NumberedType, string>>;
  /** Digits of the count in a number, at least. */
  readonly numberWidth: number;
  /** The number from which a kind counts on in the year `numbersFromIn`, where it has not come that far. */
  readonly numbersFrom: Readonly<Record<NumberedType, number>>;
  readonly numbersFromIn: number;
  /** Days a record stays in the trash. */
  readonly trashDays: number;
  /** Days that what comes about by itself is kept. */
  readonly keptDays: KeptDays;
}

/** What holds until an administrator saves the settings, and in place of what is damaged there. */
export const COMPANY_DEFAULTS: Company = {
  currency: 'EUR',
  locale: 'en-GB',
  timezone: 'Europe/Berlin',
  taxRatesBp: [1900, 700, 0],
  paymentDays: 30,
  offerValidDays: 30,
  teams: ['Cleaning', 'Technical', 'Grounds', 'Office'],
  workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  holidayRegion: 'DE',
  numberPrefixes: {
    customer: 'CU',
    workOrder: 'WO',
    offer: 'OF',
    invoice: 'IN',
    task: 'TA',
    employee: 'EM',
    maintenancePlan: 'MP',
  },
  numberWidth: 4,
  numbersFrom: { customer: 1, workOrder: 1, offer: 1, invoice: 1, task: 1, employee: 1, maintenancePlan: 1 },
  numbersFromIn: 0,
  trashDays: 30,
  keptDays: { jobRuns: 90, mails: 30, historyExports: 400, signIns: 400 },
};

/**
 * Where the company's settings lie. The areas of a page each bundle this file for themselves: what all of them go by
 * can lie only where all of them look.
 */
const PLACE = Symbol.for('fm.company');

/** What holds for the company, as one value: another one once the settings are others. */
export const companyNow = (): Company =>
  (Reflect.get(globalThis, PLACE) as Company | undefined) ?? COMPANY_DEFAULTS;

/** Where the company is at home: its phone numbers and postcodes are those of this country unless they say otherwise. */
export const companyCountry = (): string => COMPANY.address?.country ?? COMPANY.holidayRegion.slice(0, 2);

/** Name of the event that a page tells its window when settings were read, for what is drawn already. */
export const COMPANY_NEWS = 'fm.company';

/** Has everything that asks `COMPANY` from now on go by these settings; by the defaults where there are none. */
export const keepCompany = (company: Company | undefined): void => {
  Reflect.set(globalThis, PLACE, company);
};

/**
 * What holds for the company at this moment. Ask for a value where it is used: one that a module keeps for itself stays
 * as it was when the module was loaded.
 */
export const COMPANY: Company = new Proxy(COMPANY_DEFAULTS, {
  get: (_, name) => Reflect.get(companyNow(), name) as unknown,
});
