import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openImport, press } from './testing/open-import';

// The id of a batch comes from the database's own library.
jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  newId: () => 'b1',
}));

const open = (...lines: readonly string[]) => openImport(lines);

const LINES = ['Name,State', 'Hall,an', 'Roof,Aus', 'Yard,läuft', 'Gate,An'];
const shownFor = (text: string) => screen.getByLabelText<HTMLSelectElement>(text).value;

beforeEach(() => localStorage.clear());

describe('values that nobody knows', () => {
  it('are asked about beside the columns, and rows are imported with what they stand for', async () => {
    const stored = await open(...LINES);
    expect(screen.getByRole('group', { name: 'State: what do these values stand for?' })).toBeTruthy();
    expect(screen.queryByLabelText('läuft')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('an'), 'Running');
    await userEvent.selectOptions(screen.getByLabelText('Aus'), 'Switched off');
    await press('Check rows');
    await press('Import 4 rows');
    await screen.findByText(/^4 created/);
    expect(stored.map(({ row }) => row.values?.state)).toEqual(['running', 'off', 'running', 'running']);
    expect(stored[1]?.row.cells).toEqual(['Roof', 'Aus']);
  });

  it('can be left out, and are errors while nobody says anything of them', async () => {
    const stored = await open(...LINES);
    await userEvent.selectOptions(screen.getByLabelText('Aus'), 'Leave out');
    await press('Check rows');
    expect(await screen.findByText(/2 with errors/)).toBeTruthy();
    await press('Import 2 rows');
    await screen.findByText(/^2 created/);
    expect(stored.map(({ row }) => [row.name, [...row.given]])).toEqual([
      ['Roof', ['name']],
      ['Yard', ['name', 'state']],
    ]);
  });

  it('are remembered for the next file, whatever its headers', async () => {
    await open(...LINES);
    await userEvent.selectOptions(screen.getByLabelText('an'), 'Running');
    await userEvent.selectOptions(screen.getByLabelText('Aus'), 'Leave out');
    await press('Check rows');
    await screen.findByText(/^4 rows/);
    cleanup();
    await open('State,Name,Anything', 'AN,Hall,', 'aus,Roof,', 'neu,Yard,');
    expect([shownFor('AN'), shownFor('aus'), shownFor('neu')]).toEqual(['running', 'left out', '']);
  });

  it('are forgotten where they stand for what is no longer there', async () => {
    const values = [
      ['state an', 'gone'],
      ['state aus', 'off'],
      ['state', 4],
    ];
    localStorage.setItem('fm.import.meters', JSON.stringify({ values }));
    await open(...LINES);
    expect([shownFor('an'), shownFor('Aus')]).toEqual(['', 'off']);
  });
});
