import type { AskedFor, LivePage } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { SelectionBar } from '@fm/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useChosen } from './use-chosen';

type Row = Stored<{ readonly name: string }>;

const mockReading: {
  answer: (rows: readonly object[]) => void;
  fail: (why: Error) => void;
  signal?: AbortSignal;
} = {
  answer: () => undefined,
  fail: () => undefined,
};
const mockWritten = new Set<() => void>();

jest.mock('@fm/data', () => ({
  ...jest.requireActual<typeof import('@fm/data')>('@fm/data'),
  onWritten: (_: string, listener: () => void) => {
    mockWritten.add(listener);
    return () => mockWritten.delete(listener);
  },
  readFirst: (_: AskedFor, __: number, signal: AbortSignal) =>
    new Promise((answer, fail) => {
      Object.assign(mockReading, { answer, fail, signal });
    }),
}));

const rowsFrom = (from: number, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: `r${from + n}`, name: `Row ${from + n}` }) as Row);

const asked = (filter: string): AskedFor =>
  ({ spec: { key: filter, path: 'meters' }, search: '' }) as AskedFor;
const pageOf = (rows: readonly Row[], total: LivePage<Row>['total'], filter = 'all'): LivePage<Row> =>
  ({ status: 'ready', rows, total, stale: false, asked: asked(filter) }) as LivePage<Row>;

const FIRST = rowsFrom(0, 3);
const SECOND = rowsFrom(3, 3);

function List({ page }: { readonly page: LivePage<Row> }) {
  const { rows, selection, bar } = useChosen(page, { one: 'meter', many: 'meters' });
  return (
    <>
      <button type="button" onClick={() => selection.setAll(true)}>
        All shown
      </button>
      <button type="button" onClick={() => selection.toggle('r1')}>
        One
      </button>
      <SelectionBar {...bar}>
        <button type="button">Act</button>
      </SelectionBar>
      <p data-chosen>{rows.map(({ name }) => name).join()}</p>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => document.querySelector('[data-chosen]')?.textContent?.split(',').filter(Boolean) ?? [];
const answered = (rows: readonly Row[]) => act(async () => mockReading.answer(rows));

async function chooseAll(count = 6) {
  const shown = render(<List page={pageOf(FIRST, { count, atLeast: false })} />);
  await press('All shown');
  await press(`Select all ${count}`);
  await answered(rowsFrom(0, count));
  return shown;
}

beforeEach(() => mockWritten.clear());

describe('all records of a list', () => {
  it('can be chosen once all of its page are', async () => {
    render(<List page={pageOf(FIRST, { count: 6, atLeast: false })} />);
    await press('One');
    expect(screen.queryByRole('button', { name: 'Select all 6' })).toBeNull();
    await press('All shown');
    await press('Select all 6');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select all 6' }).disabled).toBe(true);
    await answered(rowsFrom(0, 6));
    expect(chosen()).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('6 meters selected.');
    expect(screen.queryByRole('button', { name: 'Select all 6' })).toBeNull();
  });

  it('leave the focus beside what can be done with them', async () => {
    await chooseAll();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selected rows' }));
  });

  it('are not offered where the page has all of them', async () => {
    render(<List page={pageOf(FIRST, { count: 3, atLeast: false })} />);
    await press('All shown');
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
  });

  it('are the first 500 where there are more, which is said', async () => {
    render(<List page={pageOf(FIRST, { count: 1000, atLeast: true })} />);
    await press('All shown');
    await press('Select the first 500');
    await answered(rowsFrom(0, 500));
    expect(chosen()).toHaveLength(500);
    expect(screen.getByText('These are the first 500 of 1,000 or more.')).not.toBeNull();
  });

  it('stay chosen on other pages, as these have them', async () => {
    const { rerender } = await chooseAll();
    rerender(
      <List page={pageOf([{ ...SECOND[0], name: 'Renamed' } as Row], { count: 6, atLeast: false })} />,
    );
    expect(chosen()).toEqual(['Row 0', 'Row 1', 'Row 2', 'Renamed', 'Row 4', 'Row 5']);
  });

  it('are all but those that are taken away', async () => {
    await chooseAll();
    await press('One');
    expect(chosen()).toEqual(['Row 0', 'Row 2', 'Row 3', 'Row 4', 'Row 5']);
  });
});

describe('records chosen over the pages of a list', () => {
  it('are none any more once the list is asked for something else', async () => {
    const { rerender } = await chooseAll();
    rerender(<List page={pageOf(FIRST, { count: 5, atLeast: false }, 'some')} />);
    await waitFor(() => expect(chosen()).toEqual([]));
    rerender(<List page={pageOf(FIRST, { count: 6, atLeast: false })} />);
    expect(chosen()).toEqual([]);
  });

  it('are none any more once records of their kind are changed from here', async () => {
    const { rerender } = await chooseAll();
    act(() => {
      for (const listener of [...mockWritten]) listener();
    });
    expect(chosen()).toEqual([]);
    rerender(<List page={pageOf(SECOND, { count: 6, atLeast: false })} />);
    expect(chosen()).toEqual([]);
  });

  it('are read no further once the list is asked for something else', async () => {
    const { rerender } = render(<List page={pageOf(FIRST, { count: 6, atLeast: false })} />);
    await press('All shown');
    await press('Select all 6');
    rerender(<List page={pageOf(FIRST, { count: 5, atLeast: false }, 'some')} />);
    await waitFor(() => expect(mockReading.signal?.aborted).toBe(true));
    await answered(rowsFrom(0, 6));
    expect(chosen()).toHaveLength(3);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select all 5' }).disabled).toBe(false);
  });

  it('are not those of somebody who took a row away while they were read', async () => {
    render(<List page={pageOf(FIRST, { count: 6, atLeast: false })} />);
    await press('All shown');
    await press('Select all 6');
    await press('One');
    await answered(rowsFrom(0, 6));
    expect(chosen()).toEqual(['Row 0', 'Row 2']);
  });

  it('say why they could not be read, and can be tried again', async () => {
    render(<List page={pageOf(FIRST, { count: 6, atLeast: false })} />);
    await press('All shown');
    await press('Select all 6');
    await act(async () => mockReading.fail(new Error('damaged')));
    expect(screen.getByText(/^The others could not be read\. /)).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select all 6' }).disabled).toBe(false);
    expect(chosen()).toHaveLength(3);
  });
});
