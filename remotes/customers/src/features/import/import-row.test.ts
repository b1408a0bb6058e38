import { byHeader, mapped, readRow } from '@fm/screens/import';
import { IMPORT_FIELDS } from './import-fields';
import { customerReading } from './import-row';

const headers = ['Firma', 'Town', 'PLZ', 'E-mail', 'Status', 'Account manager', 'Contract until', 'Anything'];
const mapping = byHeader(IMPORT_FIELDS, headers);
const managers = [{ id: 'e1', name: 'Olga Brandt' }];
const read = (...cells: string[]) =>
  readRow(customerReading, { id: 'id', line: 2, cells }, mapping, managers);

describe('the columns of a file', () => {
  it('are known by their headers, in other words too, each field once', () => {
    expect(mapping).toEqual([
      'name',
      'city',
      'postcode',
      'email',
      'status',
      'accountManagerRef',
      'contractEnd',
      '',
    ]);
    expect(byHeader(IMPORT_FIELDS, ['Name', 'Firma'])).toEqual(['name', '']);
  });

  it('hold a field once, whoever says so', () => {
    expect(mapped(['name', 'city', ''], 2, 'name')).toEqual(['', 'city', 'name']);
  });
});

describe('a row of a file', () => {
  it('becomes a customer by codes, labels and names as people write them', () => {
    const { values, problems } = read(
      'Zoë',
      'Köln',
      '50667',
      'A@B.example',
      'lead',
      'olga brandt',
      '31.12.2027',
    );
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      name: 'Zoë',
      status: 'lead',
      email: 'a@b.example',
      contractEnd: '2027-12-31',
      accountManagerRef: { id: 'e1' },
      billing: { city: 'Köln', postcode: '50667', country: 'DE' },
    });
  });

  it('says of every cell what is wrong with it, and is no customer then', () => {
    const { values, problems } = read('', 'Köln', '50667', 'nobody', 'gone', 'Nora', '31.02.2027');
    expect(values).toBeUndefined();
    expect(problems).toHaveLength(5);
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'Account manager',
      'Contract until',
      'E-mail',
      'Name',
      'Status',
    ]);
  });

  it('does without fields that are wrong, unless one of them is needed', () => {
    const { values, partial } = read('Zoë', 'Köln', '50667', 'nobody', 'gone', 'Nora', '2027-12-31');
    expect(values).toBeUndefined();
    expect(partial?.leftOut).toEqual(['E-mail', 'Status', 'Account manager']);
    expect([...(partial?.given ?? [])]).toEqual(['name', 'city', 'postcode', 'contractEnd']);
    expect(partial?.values).toMatchObject({
      name: 'Zoë',
      email: '',
      status: 'active',
      contractEnd: '2027-12-31',
    });
    expect(read('', 'Köln', '50667').partial).toBeUndefined();
  });

  it('does without the whole address where a part of it is wrong', () => {
    const { partial } = read('Zoë', 'Köln', 'abc', '', '', '', '');
    expect(partial?.leftOut).toEqual(['Town', 'Postcode']);
    expect(partial?.values.billing).toMatchObject({ city: '', postcode: '' });
  });

  it('takes what it does not say from a new customer', () => {
    const { values, given } = read('Zoë');
    expect(values).toMatchObject({ kind: 'company', status: 'active', currency: 'EUR' });
    expect([...given]).toEqual(['name']);
  });
});

describe('a usual German file', () => {
  const columns = byHeader(IMPORT_FIELDS, ['Firma', 'Telefon', 'Status', 'Art', 'Land']);
  const row = (...cells: string[]) =>
    readRow(customerReading, { id: 'id', line: 2, cells }, columns, managers);

  it('is taken with numbers without a country code, and statuses and kinds in German', () => {
    expect(row('Zoë', '030 5500000', 'aktiv', 'Behörde', '')).toMatchObject({
      problems: [],
      values: { phone: '+49 30 5500000', status: 'active', kind: 'public' },
    });
  });

  it('has no number that may be one of another country, where its own is not known', () => {
    const { partial } = row('Zoë', '01 5121234', '', '', 'Nowhere');
    expect(partial?.leftOut).toEqual(['Phone', 'Country']);
    expect(partial?.values).toMatchObject({ phone: '', billing: { country: 'DE' } });
  });

  it('names countries by their codes, also those that are not offered', () => {
    expect(row('Zoë', '', '', '', 'austria').values?.billing.country).toBe('AT');
    expect(row('Zoë', '', '', '', 'us').values?.billing.country).toBe('US');
    expect(row('Zoë', '', '', '', 'Österreich').problems).toEqual([
      'Country: Write a country, or its code of two letters.',
    ]);
  });

  it('has numbers of the country that the row names', () => {
    expect(row('Zoë', '01 5121234', '', '', 'AT').values?.phone).toBe('+43 1 5121234');
  });
});
