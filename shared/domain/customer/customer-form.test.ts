import * as v from 'valibot';
import { searchToken } from '../tokens';
import {
  type ContactInput,
  type CustomerInput,
  contactFormSchema,
  customerFormSchema,
  customerSchema,
  customers,
  customerToForm,
  customerToRecord,
  emptyContact,
  emptyCustomer,
} from './index';

const typed = (over: Partial<CustomerInput> = {}): CustomerInput => ({
  ...emptyCustomer(),
  name: 'Zoë & Söhne',
  ...over,
});
const paths = (over: Partial<CustomerInput>) =>
  v.safeParse(customerFormSchema, typed(over)).issues?.map((issue) => v.getDotPath(issue));

describe('the customer form', () => {
  it('leaves out of the record what is empty', () => {
    const record = v.parse(customerSchema, customerToRecord(v.parse(customerFormSchema, typed())));
    expect(Object.values(record)).not.toContain('');
    expect(record).toMatchObject({ nameLower: 'zoe & sohne', billing: undefined });
  });

  it('is of a customer in the town of its own address, or else of the first site', () => {
    const own = { line1: '', line2: '', postcode: '', city: 'Berlin', country: 'DE' };
    const record = customerToRecord(v.parse(customerFormSchema, typed()));
    const at = customerToRecord(v.parse(customerFormSchema, typed({ billing: own })));
    expect(customers.derived?.(record)).toMatchObject({ town: undefined });
    expect(customers.derived?.({ ...record, siteTown: 'Kiel' })).toMatchObject({ town: 'Kiel' });
    expect(customers.derived?.({ ...at, siteTown: 'Kiel' })).toMatchObject({ town: 'Berlin' });
    expect(customers.tokens?.({ ...record, siteTown: 'Kiel' })).toContain('kiel');
  });

  it('gives back what was typed', () => {
    const values = typed({
      status: 'onHold',
      statusReason: 'Unpaid invoices',
      email: 'office@zoe.example',
      phone: '+49 30 1234567',
      taxId: 'DE136695976',
      billing: { line1: 'Allee 1', line2: '', postcode: '10435', city: 'Berlin', country: 'DE' },
      tags: ['school'],
      contractEnd: '2027-12-31',
    });
    expect(customerToForm(customerToRecord(v.parse(customerFormSchema, values)))).toEqual(values);
  });

  it('asks why a customer is on hold or not served', () => {
    expect(paths({ status: 'onHold' })).toEqual(['statusReason']);
    expect(paths({ status: 'doNotService' })).toEqual(['statusReason']);
    expect(paths({ status: 'lead' })).toBeUndefined();
  });

  it('checks the tax number by the country of the address', () => {
    const billing = { ...emptyCustomer().billing, country: 'AT' };
    expect(paths({ taxId: 'DE12345' })).toEqual(['taxId']);
    expect(paths({ taxId: 'ATU13585627' })).toEqual(['taxId']);
    expect(paths({ taxId: 'ATU13585627', billing })).toBeUndefined();
  });

  it('stores the phone number in the spelling it is compared by as well', () => {
    const record = customerToRecord(v.parse(customerFormSchema, typed({ phone: '+49 (0)30 / 123-45 67' })));
    expect(record).toMatchObject({ phone: '+49 (0)30 / 123-45 67', phoneKey: '+49301234567' });
    expect(customers.derived?.({ ...record, phone: undefined })).toMatchObject({ phoneKey: undefined });
  });

  it('names every problem at once', () => {
    expect(paths({ name: ' ', email: 'x', phone: '030', paymentDays: 121 })).toEqual([
      'name',
      'email',
      'phone',
      'paymentDays',
    ]);
  });

  it('makes the customer found by town and phone', () => {
    const record = customerToRecord(
      v.parse(
        customerFormSchema,
        typed({ phone: '+49 30 1234567', billing: { ...emptyCustomer().billing, city: 'Köln' } }),
      ),
    );
    const tokens = customers.tokens?.(record);
    for (const word of ['köln', '123456', '1234567', 'zoe']) expect(tokens).toContain(searchToken(word));
    expect(tokens).toEqual(expect.arrayContaining(['koln', '1234567', 'zoe']));
  });
});

describe('the contact form', () => {
  it('wants an e-mail address or a phone number', () => {
    const contact = (over: Partial<ContactInput>) =>
      v.safeParse(contactFormSchema, { ...emptyContact(), name: 'Kay', ...over }).success;
    expect([
      contact({}),
      contact({ phone: '+49 30 1234567' }),
      contact({ email: 'kay@zoe.example' }),
    ]).toEqual([false, true, true]);
  });
});
