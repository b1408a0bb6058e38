import { COMPANY_DEFAULTS } from '@fm/domain/company';
import { COMPANY_ID, type Settings, settings, settingsSchema } from '@fm/domain/settings';
import { parse } from 'valibot';
import { ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import type { World } from '../world';

const SINCE_DAYS = 990;
const NINE_O_CLOCK = 540;

/** The settings of the demo's company, once for all copies. */
export function buildSettings({ calendar, copy }: World): readonly Chronicle<Settings>[] {
  if (copy > 0) return [];
  const record = parse(settingsSchema, {
    ...COMPANY_DEFAULTS,
    name: 'Nordhaus Facility Services',
    address: { line1: 'Hafenstraße 4', postcode: '20457', city: 'Hamburg', country: 'DE' },
    contact: { name: 'Olga Brandt', phone: '+49 40 7654320', email: 'office@nordhaus.example' },
    taxId: 'DE136695976',
    bankName: 'Spreebank',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    footer: 'Managing director: Ana Adler',
  });
  const at = calendar.at(calendar.day(-SINCE_DAYS), NINE_O_CLOCK);
  return [new Chronicle(settings, COMPANY_ID, record, ACTORS.admin, at)];
}
