import * as v from 'valibot';
import { emptySite } from '../site';
import {
  type Customer,
  customerFrom,
  customerScreenSchema,
  emptyContact,
  emptyCustomerScreen,
} from './index';

const site = {
  ...emptySite(),
  recordId: 's1',
  name: 'Main building',
  address: { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' },
};
const contact = { ...emptyContact(), recordId: 'p1', name: 'Ida Aal', email: 'IDA@aal.example' };
const customer = { ...emptyCustomerScreen(), name: 'Aalpark' };

const problems = (input: unknown) => {
  const result = v.safeParse(customerScreenSchema, input);
  return (result.issues ?? []).map(({ path }) => path?.map(({ key }) => key).join('.'));
};

describe('a customer with sites and contacts', () => {
  it('is checked as a whole, each wrong field by its place', () => {
    const input = {
      ...customer,
      status: 'onHold',
      sites: [site, { ...site, name: '' }],
      contacts: [{ ...contact, email: '' }],
    };
    expect(problems(input)).toEqual(['statusReason', 'sites.1.name', 'contacts.0.email']);
  });

  it('keeps the ids of its rows and puts their values in order', () => {
    const { sites, contacts } = v.parse(customerScreenSchema, {
      ...customer,
      sites: [site],
      contacts: [contact],
    });
    expect(sites[0]).toMatchObject({ recordId: 's1', name: 'Main building' });
    expect(contacts[0]).toMatchObject({ recordId: 'p1', email: 'ida@aal.example' });
  });

  it('is in the town of its first site, as long as one is there', () => {
    const kiel = { ...site, recordId: 's2', address: { ...site.address, city: 'Kiel' } };
    const townIn = (sites: readonly object[], before?: { siteTown: string }) =>
      customerFrom(v.parse(customerScreenSchema, { ...customer, sites }), before as Customer).siteTown;
    expect(townIn([])).toBeUndefined();
    expect(townIn([site, kiel])).toBe('Hamburg');
    expect(townIn([site, kiel], { siteTown: 'Kiel' })).toBe('Kiel');
    expect(townIn([site], { siteTown: 'Kiel' })).toBe('Hamburg');
    const billing = { ...site.address, city: 'Berlin' };
    const own = v.parse(customerScreenSchema, { ...customer, billing, sites: [site] });
    expect(customerFrom(own).siteTown).toBeUndefined();
  });

  it('stores the customer without its parts', () => {
    const record = customerFrom(
      v.parse(customerScreenSchema, { ...customer, sites: [site], contacts: [contact] }),
    );
    expect(record).toMatchObject({ name: 'Aalpark', nameLower: 'aalpark' });
    expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['sites']));
    expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['contacts']));
  });
});
