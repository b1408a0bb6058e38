import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import type { CommandInput } from '@fm/workflows/commands';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CustomerImportPage } from './customer-import-page';

type Rows = CommandInput<'customers.importPage'>['rows'];

const mockSent: Rows[] = [];
let mockIds = 0;
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  newId: () => {
    mockIds += 1;
    return `id${mockIds}`;
  },
  runPages: async (
    _: string,
    items: readonly unknown[],
    inputOf: (page: readonly unknown[]) => { rows: Rows },
    { pagesOf }: { pagesOf: (items: readonly unknown[], most: number) => readonly (readonly unknown[])[] },
  ) => {
    for (const page of pagesOf(items, 200)) mockSent.push(inputOf(page).rows);
    return { done: items, failed: [], left: [] };
  },
}));
let mockThere: readonly object[] = [];
jest.mock('../duplicates/api/stored-with', () => ({
  storedWith: async (field: string) => (field === 'nameLower' ? mockThere : []),
}));

/** Shows the check of a file of these lines; `before` is done beside the columns. */
async function check(lines: readonly string[], before: () => Promise<void> = async () => undefined) {
  mockSent.length = 0;
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <CustomerImportPage />
      </HostProvider>
    </MemoryRouter>,
  );
  const bytes = async () => new TextEncoder().encode(lines.join('\r\n')).buffer as ArrayBuffer;
  const file = Object.assign(new File(['x'], 'customers.csv'), { arrayBuffer: bytes });
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
  await screen.findByRole('button', { name: 'Check rows' });
  await before();
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText(/^\d rows/);
}
const start = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(/ created/);
};
const rowOf = (line: number) =>
  within(screen.getByLabelText(`What to do with line ${line}`).closest('tr') as HTMLElement);
const asked = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Make the address a site of the customer, too' });
const sent = () =>
  mockSent
    .flat()
    .map(({ values, sites, contacts }) => [
      values.name,
      sites?.map((site) => site.values.name),
      contacts?.map((contact) => contact.values.name),
    ]);

const HEADERS = 'Name,Street,PLZ,Ort,Objekt,Ansprechpartner,Contact e-mail';
const FILE = [
  HEADERS,
  'Aalpark,Am Park 1,22085,Hamburg,Hall,Ida Aal,ida@aal.example',
  'Aalpark,Am Park 1,22085,Hamburg,Yard,Bo Aal,bo@aal.example',
  'Bergmann,Deich 7,24103,Kiel,,,',
];

beforeEach(() => {
  localStorage.clear();
  mockThere = [];
});

describe('a file with sites and contacts', () => {
  it('says what comes of it, and is stored as customers with their own', async () => {
    await check(FILE);
    expect(
      screen.getByText(/^3 rows: 2 new, 1 for the customer of an earlier line, 0 may be there/),
    ).toBeTruthy();
    expect(screen.getByText('2 customers, 3 sites and 2 contacts come of this file.')).toBeTruthy();
    expect(
      rowOf(3).getByText('line 2: same name and town, only its site and contact are taken'),
    ).toBeTruthy();
    await start('Import 3 rows');
    expect(screen.getByText('2 created, 0 updated, 0 skipped, 0 not imported')).toBeTruthy();
    expect(sent()).toEqual([
      ['Aalpark', ['Hall', 'Yard'], ['Ida Aal', 'Bo Aal']],
      ['Bergmann', ['Deich 7'], []],
    ]);
  });

  it('has a row for a customer of its own where somebody says so', async () => {
    await check(FILE);
    await userEvent.selectOptions(screen.getByLabelText('What to do with line 3'), 'Create another one');
    expect(screen.getByText('3 customers, 3 sites and 2 contacts come of this file.')).toBeTruthy();
    await start('Import 3 rows');
    expect(sent().map(([name]) => name)).toEqual(['Aalpark', 'Aalpark', 'Bergmann']);
  });

  it('leaves a row out whose customer is left out', async () => {
    mockThere = [{ id: 'c1', name: 'Aalpark', nameLower: 'aalpark', billing: { city: 'Hamburg' } }];
    await check(FILE);
    expect(rowOf(3).getByText('Goes with line 2, which is not imported.')).toBeTruthy();
    expect(screen.getByText('1 customer, 1 site and 0 contacts come of this file.')).toBeTruthy();
    await userEvent.selectOptions(
      screen.getByLabelText('What to do with line 2'),
      'Update the customer there',
    );
    expect(
      screen.getByText(/^1 customer is there already and is updated: its sites and contacts/),
    ).toBeTruthy();
    await start('Import 3 rows');
    expect(screen.getByText('1 created, 1 updated, 0 skipped, 0 not imported')).toBeTruthy();
    expect(mockSent.flat()[0]).toMatchObject({
      into: 'c1',
      sites: [{ isAddress: false }, { isAddress: false }],
    });
  });

  it('is stored without a contact that has no name, once somebody says so', async () => {
    await check([HEADERS, 'Aalpark,Am Park 1,22085,Hamburg,Hall,,ida@aal.example', 'Bergmann,,,,,,']);
    expect(screen.getByText('Contact name: Enter a name.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Leave these fields out' }));
    expect(await screen.findByText('Left out: the whole contact.')).toBeTruthy();
    await start('Import 2 rows');
    expect(sent()).toEqual([
      ['Aalpark', ['Hall'], []],
      ['Bergmann', [], []],
    ]);
  });
});

describe('the address as a site', () => {
  const ONE = ['Name,Street,PLZ,Ort', 'Bergmann,Deich 7,24103,Kiel', 'Aalpark,,,Kiel'];

  it('is made one until somebody says no, and that is remembered', async () => {
    await check(ONE, async () => expect(asked().checked).toBe(true));
    expect(screen.getByText('2 customers, 1 site and 0 contacts come of this file.')).toBeTruthy();
    expect(screen.getByText('1 new customer has no site yet. Work orders need one.')).toBeTruthy();
    cleanup();
    await check(ONE, () => userEvent.click(asked()));
    expect(screen.getByText('2 customers, 0 sites and 0 contacts come of this file.')).toBeTruthy();
    expect(screen.getByText('2 new customers have no site yet. Work orders need one.')).toBeTruthy();
    cleanup();
    await check(ONE, async () => expect(asked().checked).toBe(false));
  });

  it('is not asked about where no column holds one', async () => {
    await check(['Name,Ort', 'Bergmann,Kiel', 'Aalpark,Kiel'], async () =>
      expect(screen.queryByRole('checkbox')).toBeNull(),
    );
  });
});

it('a page holds as many customers as it may store records', async () => {
  const lines = Array.from(
    { length: 150 },
    (_, n) => `Customer ${n},Weg ${n},24103,Kiel,,Person ${n},p${n}@x.example`,
  );
  mockSent.length = 0;
  const { customerImport } = await import('./customer-import-of');
  const mapping = ['name', 'line1', 'postcode', 'city', 'siteName', 'contactName', 'contactEmail'];
  const rows = await customerImport.readRows(
    lines.map((line) => line.split(',')),
    mapping,
    () => 'id',
    true,
  );
  const wanted = rows.map((row) => ({ row, into: undefined, more: [] }));
  await customerImport.store(wanted, 'b1', { onProgress: () => undefined, signal: undefined });
  expect(mockSent.map(({ length }) => length)).toEqual([66, 66, 18]);
});
