import { fold } from '@fm/domain/tokens';
import { byHeader, mapped, readRow } from '@fm/screens/import';
import { IMPORT_FIELDS } from './import-fields';
import { customerReading } from './import-row';

const reading = customerReading(true);

const headers = ['Firma', 'Town', 'PLZ', 'E-mail', 'Status', 'Account manager', 'Contract until', 'Anything'];
const mapping = byHeader(IMPORT_FIELDS, headers);
const managers = [{ id: 'e1', name: 'Olga Brandt' }];
const read = (...cells: string[]) => readRow(reading, { id: 'id', line: 2, cells }, mapping, managers);

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
  const row = (...cells: string[]) => readRow(reading, { id: 'id', line: 2, cells }, columns, managers);

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

describe('the columns of a site and a contact', () => {
  it.each([
    ['Objekt', 'siteName'],
    ['Site street and number', 'siteLine1'],
    ['Objektstraße', 'siteLine1'],
    ['Standort PLZ', 'sitePostcode'],
    ['Ort Objekt', 'siteCity'],
    ['Zugang', 'siteAccess'],
    ['Site area in m²', 'siteAreaM2'],
    ['Ansprechpartner', 'contactName'],
    ['Vorname', 'contactFirstName'],
    ['Last name', 'contactLastName'],
    ['Funktion', 'contactFunction'],
    ['E-Mail Ansprechpartner', 'contactEmail'],
    ['Ansprechpartner Telefon', 'contactPhone'],
    ['Contact phone', 'contactPhone'],
    ['Kundennummer', 'number'],
    ['Number', 'number'],
  ])('are known by the header %s', (header, field) => {
    expect(byHeader(IMPORT_FIELDS, [header])).toEqual([field]);
  });

  it('take no header from another one', () => {
    const said = IMPORT_FIELDS.flatMap(({ label, aliases }) => [...new Set([fold(label), ...aliases])]);
    expect(said.filter((header, at) => said.indexOf(header) !== at)).toEqual([]);
  });
});

/** A row of these cells, by the ids of their columns. */
const rowOf = (cells: Readonly<Record<string, string>>, addressIsSite = true) =>
  readRow(
    customerReading(addressIsSite),
    { id: 'id', line: 2, cells: Object.values(cells) },
    Object.keys(cells),
    managers,
  );
const ZOE = { name: 'Zoë', line1: 'Am Park 1', postcode: '22085', city: 'Hamburg' };

describe('a row with a site', () => {
  it('has it where it says, in the country of the customer', () => {
    const cells = { siteName: 'Hall', siteLine1: 'Deich 7', sitePostcode: '1010', siteCity: 'Wien' };
    expect(rowOf({ name: 'Zoë', country: 'Austria', ...cells, siteAreaM2: '1200 m²' })).toMatchObject({
      problems: [],
      values: {
        site: { name: 'Hall', areaM2: 1200, address: { line1: 'Deich 7', city: 'Wien', country: 'AT' } },
      },
    });
  });

  it('has it at the address of the customer where it says a name alone', () => {
    expect(rowOf({ ...ZOE, siteName: 'Hall' }).values?.site).toMatchObject({
      name: 'Hall',
      address: { line1: 'Am Park 1', postcode: '22085', city: 'Hamburg' },
    });
  });

  it('calls it by its street where it says an address alone', () => {
    const cells = { siteLine1: 'Deich 7', sitePostcode: '22085', siteCity: 'Hamburg' };
    expect(rowOf({ ...ZOE, ...cells }).values?.site?.name).toBe('Deich 7');
  });

  it('names the field of the site that is wrong, and does without the whole site where that is needed', () => {
    const row = rowOf({ ...ZOE, siteName: 'Hall', siteLine1: 'Deich 7', sitePostcode: '22' });
    expect(row.problems).toEqual([
      'Site town: Enter a town.',
      'Site postcode: A postcode in Germany has five digits, such as 10435.',
    ]);
    expect(row.partial?.leftOut).toEqual(['the whole site']);
    expect(row.partial?.values).toMatchObject({ name: 'Zoë', site: null });
  });

  it('does without what a site need not have', () => {
    const { partial } = rowOf({ ...ZOE, siteName: 'Hall', siteAreaM2: 'large' });
    expect(partial?.leftOut).toEqual(['Site area in m²']);
    expect(partial?.values.site).toMatchObject({ name: 'Hall', areaM2: null });
  });
});

describe('a row with an address', () => {
  it('has it as a site too where somebody wants that', () => {
    expect(rowOf(ZOE).values?.addressSite).toMatchObject({
      name: 'Am Park 1',
      address: { line1: 'Am Park 1', postcode: '22085', city: 'Hamburg', country: 'DE' },
    });
    expect(rowOf(ZOE, false).values?.addressSite).toBeNull();
  });

  it('has none of one that is not whole, and is imported all the same', () => {
    const { postcode, city } = ZOE;
    expect(rowOf({ name: 'Zoë', postcode, city })).toMatchObject({
      problems: [],
      values: { addressSite: null },
    });
  });
});

describe('a row with a contact', () => {
  it('has the name in one column or two, and numbers of the country', () => {
    const cells = { contactFirstName: 'Ida', contactLastName: 'Aal', contactFunction: 'Caretaker' };
    expect(rowOf({ ...ZOE, ...cells, contactPhone: '040 7100900' }).values?.contact).toMatchObject({
      name: 'Ida Aal',
      function: 'Caretaker',
      phone: '+49 40 7100900',
    });
    expect(
      rowOf({ ...ZOE, contactName: 'Bo', contactEmail: 'Bo@aal.example' }).values?.contact,
    ).toMatchObject({ name: 'Bo', email: 'bo@aal.example' });
  });

  it('is reached at the customer where it says no way of its own', () => {
    const row = rowOf({ ...ZOE, phone: '040 7100900', contactName: 'Ida Aal' });
    expect(row.values?.contact).toMatchObject({ name: 'Ida Aal', phone: '+49 40 7100900' });
  });

  it('does without the whole contact where it has no name', () => {
    const row = rowOf({ ...ZOE, contactEmail: 'ida@aal.example', contactFunction: 'Caretaker' });
    expect(row.problems).toEqual(['Contact name: Enter a name.']);
    expect(row.partial).toMatchObject({ leftOut: ['the whole contact'], values: { contact: null } });
  });

  it('does without the whole contact where its only way to be reached is wrong', () => {
    const row = rowOf({ ...ZOE, contactName: 'Ida Aal', contactEmail: 'nobody' });
    expect(row.problems).toEqual(['Contact e-mail: Enter an e-mail address, such as name@company.com.']);
    expect(row.partial?.values).toMatchObject({ name: 'Zoë', contact: null });
  });

  it('keeps it where another way is right', () => {
    const cells = { contactName: 'Ida Aal', contactEmail: 'nobody', contactPhone: '+49 40 7100900' };
    const { partial } = rowOf({ ...ZOE, ...cells });
    expect(partial?.leftOut).toEqual(['Contact e-mail']);
    expect(partial?.values.contact).toMatchObject({ email: '', phone: '+49 40 7100900' });
  });
});
