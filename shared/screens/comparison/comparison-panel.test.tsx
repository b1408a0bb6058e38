import type { ComparedRow } from '@fm/domain/comparison';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ComparisonPanel } from './comparison-panel';

let role = 'office';
jest.mock('@fm/platform', () => ({
  ...jest.requireActual('@fm/platform'),
  useSession: () => ({ role }),
}));
const saveCsv = jest.fn();
jest.mock('@fm/data', () => ({
  csvLines: async (
    columns: readonly { readonly header: string; value(row: object): unknown }[],
    rows: readonly object[],
  ) => rows.map((row) => columns.map(({ value }) => value(row) ?? '').join(';')).join('\n'),
  saveCsv: (...file: readonly unknown[]) => saveCsv(...file),
  useFileWriting: () => (write: () => unknown) => write(),
  useAction: () => ({ busy: false, run: (act: () => unknown) => act() }),
}));

const pump: ComparedRow = {
  id: 'pump',
  name: 'Pump',
  offeredMinor: 40_000,
  doneMinor: 40_000,
  costMinor: 30_000,
  knownCostMinor: 30_000,
};
const hours: ComparedRow = {
  id: 'hours',
  name: 'Hours',
  doneMinor: 9_000,
  costMinor: undefined,
  knownCostMinor: 4_500,
};

const show = (rows: readonly ComparedRow[]) =>
  render(
    <MemoryRouter>
      <ComparisonPanel of={{ status: 'ready', rows }} currency="EUR" fileName="OF-1" />
    </MemoryRouter>,
  );
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('offered, done and cost', () => {
  beforeEach(() => {
    role = 'office';
  });

  it('stand beside each other by line and in sum, with what is left', () => {
    show([pump]);
    expect(cells('Pump')).toEqual(expect.arrayContaining(['€400.00', '€300.00', '€100.00']));
    expect(cells('Sum')).toEqual(expect.arrayContaining(['€400.00', '€300.00', '€100.00']));
    expect(screen.queryByText(/not known yet/)).toBeNull();
  });

  it('say what is unknown, and give no margin of it nor of the sum', () => {
    show([pump, hours]);
    expect(cells('Hours')).toEqual(expect.arrayContaining(['Not offered', '€90.00', 'Unknown']));
    expect(cells('Sum').join(' ')).toMatch(/€345\.00known so far/);
    expect(cells('Sum').at(-1)).toBe('');
    expect(screen.getByText('The cost of 1 line is not known yet, so no margin is given.')).toBeTruthy();
  });

  it('are nothing to whoever may not know prices, in no state', () => {
    role = 'manager';
    const { container } = show([pump]);
    expect(container.textContent).toBe('');
  });

  it('say what failed, and try again', async () => {
    const retry = jest.fn();
    const failed = { status: 'failed', failure: { message: 'You are offline.' }, retry } as const;
    render(<ComparisonPanel of={failed} currency="EUR" />);
    expect(screen.getByText('You are offline.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalled();
  });

  it('become a file with nothing where something is unknown', async () => {
    show([pump, hours]);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saveCsv).toHaveBeenCalledWith('OF-1.csv', 'Pump;400;400;300;100;EUR\nHours;;90;;;EUR');
  });
});
