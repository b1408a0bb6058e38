import { emptySettings, settings, settingsFormSchema, settingsToRecord } from '@fm/domain/settings';
import { parse } from 'valibot';
import { address, sample } from './sample';

export const SETTINGS = sample(
  settings,
  {
    ...settingsToRecord(
      parse(settingsFormSchema, {
        ...emptySettings('Nordhaus Facility Services'),
        logo: 'data:image/png;base64,AAAA',
        address,
        contact: { name: 'Olga Brandt', phone: '+49 40 7654320', email: 'office@nordhaus.example' },
        taxId: 'DE136695976',
        bankName: 'Spreebank',
        iban: 'DE89 3704 0044 0532 0130 00',
        bic: 'COBADEFFXXX',
        footer: 'Managing director: Ana Adler',
      }),
    ),
    numbersFromIn: 2026,
    prefixOwners: { WO: 'workOrder' },
    holidayDays: { '2026-12-25': 'Christmas Day' },
  },
  { trashDays: 60 },
);
