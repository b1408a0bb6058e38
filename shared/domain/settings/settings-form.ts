import * as v from 'valibot';
import { addressToForm, addressToRecord, optionalAddressForm } from '../address';
import { COMPANY_DEFAULTS, type Company, type CompanyContact } from '../company';
import { normalTaxId, taxIdProblem } from '../customer';
import { WEEKDAYS } from '../employee/week-hours';
import { isTimezone } from '../instant';
import { filled, optionalEmail, optionalPhone, optionalText, requiredText, wholeNumber } from '../text';
import { HOLIDAY_STATES, isRegion, partsOfRegion, regionOf } from './holiday-regions';
import { isIban, normalIban } from './iban';
import {
  CURRENCIES,
  keptDays,
  MAX_LOGO,
  MOST_RATES,
  MOST_TEAMS,
  numberPrefixes,
  numbersFrom,
  type Settings,
} from './settings';

const RATE = /^(100|\d{1,2}([.,]\d{1,2})?)$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

const different = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** What somebody types as a percentage, as basis points. */
const basisPoints = (rate: string): number => Math.round(Number(rate.replace(',', '.')) * 100);

/** What the form of the settings edits. */
export const settingsFormSchema = v.pipe(
  v.object({
    name: requiredText('the name of the company', 1, 80),
    logo: v.pipe(v.string(), v.maxLength(MAX_LOGO, 'This picture is too large. Choose a smaller one.')),
    address: optionalAddressForm,
    contact: v.object({ name: optionalText(80), phone: optionalPhone, email: optionalEmail }),
    taxId: optionalText(30),
    bankName: optionalText(80),
    iban: v.pipe(
      v.string(),
      v.transform(normalIban),
      v.check(
        (iban) => iban === '' || isIban(iban),
        'Enter the whole IBAN, such as DE89 3704 0044 0532 0130 00: its check digits do not fit.',
      ),
    ),
    bic: v.pipe(
      v.string(),
      v.transform(normalIban),
      v.check((bic) => bic === '' || BIC.test(bic), 'Enter 8 or 11 letters and digits, such as COBADEFF.'),
    ),
    footer: optionalText(300),
    timezone: v.pipe(v.string(), v.check(isTimezone, 'Choose a time zone.')),
    currency: v.picklist(CURRENCIES, 'Choose a currency.'),
    taxRates: v.pipe(
      v.array(v.pipe(v.string(), v.regex(RATE, 'Enter percentages with at most two decimals, such as 19.'))),
      v.minLength(1, 'Enter at least one tax rate, such as 19.'),
      v.maxLength(MOST_RATES, `Keep at most ${MOST_RATES} tax rates.`),
      v.check((rates) => different(rates.map(basisPoints)), 'Enter each tax rate once.'),
    ),
    paymentDays: wholeNumber('days', 0, 120),
    offerValidDays: wholeNumber('days', 1, 365),
    teams: v.pipe(
      v.array(requiredText('a team', 1, 40)),
      v.minLength(1, 'Enter at least one team.'),
      v.maxLength(MOST_TEAMS, `Keep at most ${MOST_TEAMS} teams.`),
      v.check((teams) => different(teams), 'Enter each team once.'),
    ),
    workingDays: v.pipe(
      v.array(v.picklist(WEEKDAYS)),
      v.minLength(1, 'Choose at least one day.'),
      v.maxLength(WEEKDAYS.length),
    ),
    holidayCountry: v.pipe(v.string(), v.check(isRegion, 'Choose a country.')),
    holidayState: v.pipe(v.string(), v.maxLength(10)),
    numberPrefixes,
    numberWidth: wholeNumber('digits', 3, 8),
    numbersFrom: numbersFrom(wholeNumber('number', 1, 9_999_999)),
    trashDays: wholeNumber('days', 7, 365),
    keptDays: keptDays((least, most) => wholeNumber('days', least, most)),
  }),
  v.forward(
    v.check(
      ({ holidayCountry, holidayState }) =>
        holidayState === '' || Object.hasOwn(HOLIDAY_STATES[holidayCountry] ?? {}, holidayState),
      'Choose a state of this country, or all of it.',
    ),
    ['holidayState'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message = taxIdProblem(dataset.value.taxId, dataset.value.address.country);
      if (message) addIssue({ message });
    }),
    ['taxId'],
  ),
);
export type SettingsInput = v.InferInput<typeof settingsFormSchema>;
export type SettingsValues = v.InferOutput<typeof settingsFormSchema>;

const contactToForm = ({ name = '', phone = '', email = '' }: CompanyContact = {}) => ({
  name,
  phone,
  email,
});

/** What the form shows of what holds for the company. */
export const settingsToForm = (company: Omit<Company, 'locale'>): SettingsInput => {
  const { country, state } = partsOfRegion(company.holidayRegion);
  return {
    name: company.name ?? '',
    logo: company.logo ?? '',
    address: addressToForm(company.address),
    contact: contactToForm(company.contact),
    taxId: company.taxId ?? '',
    bankName: company.bankName ?? '',
    iban: company.iban ?? '',
    bic: company.bic ?? '',
    footer: company.footer ?? '',
    timezone: company.timezone,
    currency: CURRENCIES.find((code) => code === company.currency) ?? CURRENCIES[0],
    taxRates: company.taxRatesBp.map((rate) => String(rate / 100)),
    paymentDays: company.paymentDays,
    offerValidDays: company.offerValidDays,
    teams: [...company.teams],
    workingDays: [...company.workingDays],
    holidayCountry: country,
    holidayState: state,
    numberPrefixes: { ...company.numberPrefixes },
    numberWidth: company.numberWidth,
    numbersFrom: { ...company.numbersFrom },
    trashDays: company.trashDays,
    keptDays: { ...company.keptDays },
  };
};

/** What the form starts with where nobody has saved the settings yet. */
export const emptySettings = (name: string): SettingsInput => ({
  ...settingsToForm(COMPANY_DEFAULTS),
  name,
});

/** A list whose schema wants something in it. */
const atLeastOne = <T>(list: readonly T[]): [T, ...T[]] => list as [T, ...T[]];

const contactToRecord = ({ name, phone, email }: SettingsValues['contact']): Settings['contact'] =>
  [name, phone, email].some((part) => part !== '')
    ? { name: filled(name), phone: filled(phone), email: filled(email) }
    : undefined;

/** The record to store, without what whoever stores it finds out. */
export const settingsToRecord = (
  values: SettingsValues,
): Omit<Settings, 'holidayDays' | 'calendarChanged' | 'prefixOwners' | 'numbersFromIn'> => {
  const { taxRates, teams, holidayCountry, holidayState, ...same } = values;
  const { address, contact, logo, footer, bankName, iban, bic } = same;
  return {
    ...same,
    logo: filled(logo),
    address: addressToRecord(address),
    contact: contactToRecord(contact),
    taxId: filled(normalTaxId(values.taxId)),
    bankName: filled(bankName),
    iban: filled(iban),
    bic: filled(bic),
    footer: filled(footer),
    taxRatesBp: atLeastOne(taxRates.map(basisPoints)),
    teams: atLeastOne(teams),
    holidayRegion: regionOf(holidayCountry, holidayState),
  };
};
