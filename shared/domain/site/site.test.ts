import * as v from 'valibot';
import { emptySite, siteFormSchema, siteSchema, siteToForm, siteToRecord } from './index';

const address = { line1: 'Allee 1', line2: '', postcode: '10435', city: 'Berlin', country: 'DE' };
const typed = { ...emptySite(), name: 'Höhle 7', address };

it('gives back what was typed of a site', () => {
  const record = siteToRecord(v.parse(siteFormSchema, typed), { id: 'c', name: 'C' });
  expect(v.parse(siteSchema, record)).toMatchObject({
    nameLower: 'hohle 7',
    customerRef: { id: 'c', name: 'C' },
  });
  expect(siteToForm(record)).toEqual(typed);
});

it('refuses a time zone that does not exist and an address without a street', () => {
  const wrong = { ...typed, timezone: 'Europe/Nowhere', address: { ...address, line1: ' ' } };
  expect(v.safeParse(siteFormSchema, wrong).issues?.map((issue) => v.getDotPath(issue))).toEqual([
    'address.line1',
    'timezone',
  ]);
});
