import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openImport, press } from './testing/open-import';

// The id of a batch comes from the database's own library.
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  newId: () => 'b1',
}));

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

async function check(there: readonly string[] = []) {
  const lines = ['Name,E-mail', 'Hall,hall@aal.example', 'Roof,nobody', ',roof@aal.example', 'Yard,nowhere'];
  const stored = await openImport(lines, there);
  await press('Check rows');
  await screen.findByText(/^4 rows/);
  return stored;
}

beforeEach(() => localStorage.clear());

it('speaks of one row where a file has one', async () => {
  await openImport(['Name,E-mail', 'Hall,hall@aal.example'], []);
  await press('Check rows');
  expect(await screen.findByText(/^1 row: 1 new/)).toBeTruthy();
});

describe('rows with errors in fields that nobody needs', () => {
  it('are imported without these fields once somebody says so, those without what is needed are not', async () => {
    const stored = await check();
    expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeTruthy();
    await press('Leave these fields out');
    expect(await screen.findByText(/^4 rows: 3 new/)).toBeTruthy();
    expect(rowOf('Roof').getByText('Left out: E-mail.')).toBeTruthy();
    await press('Import 3 rows');
    await screen.findByText('3 created, 0 updated, 0 skipped, 1 not imported');
    expect(screen.getByText('2 rows were imported without the fields that were wrong.')).toBeTruthy();
    expect(stored.map(({ row: { values, given } }) => [values, [...given]])).toEqual([
      [{ name: 'Hall', email: 'hall@aal.example', state: 'running' }, ['name', 'email']],
      [{ name: 'Roof', email: '', state: 'running' }, ['name']],
      [{ name: 'Yard', email: '', state: 'running' }, ['name']],
    ]);
  });

  it('can be skipped one by one, and left alone again altogether', async () => {
    const stored = await check();
    await press('Leave these fields out');
    await userEvent.selectOptions(await screen.findByLabelText('What to do with line 3'), 'Skip');
    expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeTruthy();
    await press('Do not import them');
    await press('Import 1 row');
    await screen.findByText('1 created, 0 updated, 0 skipped, 3 not imported');
    expect(stored.map(({ row }) => row.name)).toEqual(['Hall']);
  });

  it('are looked for among what is there, as any other row', async () => {
    const stored = await check(['Roof']);
    await press('Leave these fields out');
    expect(await screen.findByText(/^4 rows: 2 new, 1 may be there already/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('What to do with line 3'), 'Update the meter there');
    await press('Import 3 rows');
    await screen.findByText('2 created, 1 updated, 0 skipped, 1 not imported');
    expect(stored.find(({ into }) => into)?.row).toMatchObject({ name: 'Roof', given: new Set(['name']) });
  });
});
