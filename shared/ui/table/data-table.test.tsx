import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SelectionBar } from '../list/selection-bar';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './data-table';
import { useSelection } from './use-selection';

interface Task {
  readonly id: string;
  readonly title: string;
  readonly due: string;
}

const columns: readonly Column<Task>[] = [
  { id: 'title', header: 'Task', cell: ({ title }) => title, sortable: true },
  { id: 'due', header: 'Due', cell: ({ due }) => due, sortable: true, showFrom: 'medium' },
  { id: 'act', header: 'Actions', hideHeader: true, cell: () => <button type="button">Done</button> },
];
const rows: readonly Task[] = [
  { id: '1', title: 'Filter', due: 'Today' },
  { id: '2', title: 'Lift', due: 'Tomorrow' },
];

const columnOf = (name: string) => screen.getByRole('columnheader', { name });

const Where = () => <output>{useLocation().pathname}</output>;

function show(props: Partial<DataTableProps<Task>> = {}) {
  return render(
    <MemoryRouter>
      <DataTable
        caption="Tasks"
        columns={columns}
        rows={rows}
        rowHref={({ id }) => `/tasks/${id}`}
        {...props}
      />
      <Where />
    </MemoryRouter>,
  );
}

/** Whether a table of so many rows says that it is busy when its first rows are there. */
function busyAtFirst(count: number): boolean {
  let busy = false;
  function First() {
    useLayoutEffect(() => {
      busy = document.querySelector('tbody[aria-busy="true"]') !== null;
    }, []);
    return null;
  }
  const many = Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `Filter ${at}`, due: '' }));
  render(
    <MemoryRouter>
      <DataTable caption="Tasks" columns={columns} rows={many} />
      <First />
    </MemoryRouter>,
  );
  return busy;
}

/** A window so wide; jsdom itself has no media queries. */
function windowOf(width: number) {
  const matchMedia = (query: string) => ({
    matches: width >= 16 * Number(/([\d.]+)em/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(globalThis, { matchMedia });
}

// jsdom draws nothing that could be scrolled to.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

describe('a table', () => {
  it('leaves what somebody has in hand alone when its columns are built anew', () => {
    const table = (heading: string) => (
      <MemoryRouter>
        <DataTable
          caption="Tasks"
          columns={[
            { id: 'title', header: heading, cell: ({ title }: Task) => title },
            { id: 'act', header: 'Actions', cell: () => <button type="button">Done</button> },
          ]}
          rows={rows}
        />
      </MemoryRouter>
    );
    const { rerender } = render(table('Task'));
    const [button] = screen.getAllByRole('button', { name: 'Done' });
    button?.focus();
    rerender(table('Tasks of today'));
    columnOf('Tasks of today');
    expect(document.activeElement).toBe(button);
  });

  it('says which column it is sorted by and asks for the other direction', async () => {
    const onSort = jest.fn();
    show({ sort: { column: 'due', direction: 'asc' }, onSort });
    const due = screen.getByRole('columnheader', { name: 'Due' });
    expect(due.getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Task' }).hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(within(due).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'due', direction: 'desc' });
  });

  it('asks for ascending order of a column it is not sorted by', async () => {
    const onSort = jest.fn();
    show({ sort: { column: 'due', direction: 'desc' }, onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Task' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'title', direction: 'asc' });
  });

  it('shows rows in the order given, whatever the sort says', () => {
    show({ sort: { column: 'title', direction: 'desc' }, onSort: () => undefined });
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Filter',
      'Lift',
    ]);
  });

  it.each([
    ['table', 1440],
    ['cards', 390],
  ])('said nothing of a row whose record is damaged (F24): its name says so in the %s', (_, width) => {
    windowOf(width);
    show({ rows: [rows[0] as Task, { ...(rows[1] as Task), damaged: ['due'] } as Task] });
    const marked = screen.getByText('Damaged').closest('[data-row], li');
    expect(marked?.querySelector('a')?.textContent).toBe('Lift');
  });

  it('opens a row by its link and by a click beside it', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Lift' }).getAttribute('href')).toBe('/tasks/2');
    await userEvent.click(screen.getByRole('cell', { name: 'Tomorrow' }));
    expect(screen.getByRole('status').textContent).toBe('/tasks/2');
  });

  it('leaves a click on a button in a row to the button', async () => {
    show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('chooses the row one is in with x, and rows on the way with Shift and an arrow', async () => {
    const picked: string[][] = [];
    function Choosable() {
      const selection = useSelection(rows.map(({ id }) => id));
      picked.push([...selection.ids]);
      return (
        <DataTable
          caption="Tasks"
          columns={columns}
          rows={rows}
          rowHref={({ id }) => `/tasks/${id}`}
          choice={{ selection, nameOf: ({ title }) => title }}
        />
      );
    }
    render(<Choosable />, { wrapper: MemoryRouter });
    screen.getByRole('link', { name: 'Filter' }).focus();
    await userEvent.keyboard('x');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Filter' }).checked).toBe(true);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(picked.at(-1)).toEqual(['1', '2']);
    expect(document.activeElement?.textContent).toBe('Lift');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    expect(picked.at(-1)).toEqual([]);
  });

  it('chooses all rows at once on a telephone as well', async () => {
    windowOf(390);
    let picked: string[] = [];
    function Choosable() {
      const selection = useSelection(rows.map(({ id }) => id));
      picked = [...selection.ids];
      return (
        <DataTable
          caption="Tasks"
          columns={columns}
          rows={rows}
          choice={{ selection, nameOf: ({ title }) => title }}
        />
      );
    }
    render(<Choosable />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    expect(picked).toEqual(['1', '2']);
  });

  it('leads from a row to what can be done with the chosen ones, and back', async () => {
    function Choosable() {
      const selection = useSelection(rows.map(({ id }) => id));
      return (
        <>
          <DataTable
            caption="Tasks"
            columns={columns}
            rows={rows}
            rowHref={({ id }) => `/tasks/${id}`}
            choice={{ selection, nameOf: ({ title }) => title }}
          />
          <SelectionBar count={selection.ids.size} noun="task" onClear={() => selection.setAll(false)}>
            <button type="button">Assign</button>
          </SelectionBar>
        </>
      );
    }
    render(<Choosable />, { wrapper: MemoryRouter });
    const lift = screen.getByRole('link', { name: 'Lift' });
    lift.focus();
    await userEvent.keyboard('xa');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assign' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(lift);
    await userEvent.keyboard('a');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(document.activeElement).toBe(lift);
  });

  it('opens the form of the row one is in with e', async () => {
    const { unmount } = show();
    screen.getByRole('link', { name: 'Lift' }).focus();
    await userEvent.keyboard('e');
    expect(screen.getByRole('status').textContent).toBe('/tasks/2');
    unmount();
    show({ editHref: ({ id }) => `/tasks/form/${id}` });
    screen.getByRole('link', { name: 'Lift' }).focus();
    await userEvent.keyboard('e');
    expect(screen.getByRole('status').textContent).toBe('/tasks/form/2');
  });

  it('keeps the width a column is given by keyboard, until the content decides again', async () => {
    const { unmount } = show({ layoutName: 'tasks' });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Width of Due' }), { target: { value: '160' } });
    expect(localStorage.getItem('fm.columns.tasks')).toContain('"due":160');
    unmount();
    show({ layoutName: 'tasks' });
    expect(columnOf('Due').style.getPropertyValue('--column')).toBe('160px');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(columnOf('Due').style.getPropertyValue('--column')).toBe('');
  });

  it('lengthens the walk to its rows by no stop for the width of each column', async () => {
    show({ layoutName: 'tasks', sort: { column: 'due', direction: 'asc' }, onSort: () => undefined });
    const stops: unknown[] = [];
    for (const _ of ['Columns', 'Task', 'Due', 'Filter']) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual(['Columns', 'Task', 'Due', 'Filter']);
  });

  it('shows the columns one chooses in the order one gives them, but names its rows first', async () => {
    show({ layoutName: 'tasks', columns: [...columns, { id: 'who', header: 'Who', cell: () => 'Ana' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Task' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Move Who to the left' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Due' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
      'Task',
      'Who',
      'Actions',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });

  it('draws only a part of a long list and says how long it is', async () => {
    // jsdom lays nothing out: rows without a height would all fit into the window.
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), title: `Task ${at}`, due: '' }));
    show({ rows: many });
    await screen.findByRole('link', { name: 'Task 0' });
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    height.mockRestore();
    scroll.mockRestore();
  });

  it('is walked through with the arrow keys', async () => {
    show();
    screen.getByRole('link', { name: 'Filter' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lift' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Filter' }));
  });

  it('keeps old rows while new ones are on their way', () => {
    show({ loading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Lift' })).not.toBeNull();
  });

  it('says that there is nothing only when nothing is on its way', () => {
    const { unmount } = show({ rows: [], loading: true, empty: 'No tasks yet' });
    expect(screen.queryByText('No tasks yet')).toBeNull();
    unmount();
    show({ rows: [], empty: 'No tasks yet' });
    expect(screen.queryByText('No tasks yet')).not.toBeNull();
  });
});

describe('a table on a small screen', () => {
  it('draws a hundred cards at a time, and says of how many', async () => {
    windowOf(390);
    show({
      rows: Array.from({ length: 230 }, (_, index) => ({ id: `${index}`, title: `T${index}`, due: '' })),
    });
    const cards = () => within(screen.getByRole('list', { name: 'Tasks' })).getAllByRole('link').length;
    expect(cards()).toBe(100);
    screen.getByText('100 of 230');
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(cards()).toBe(230);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('is a list of cards with the columns meant for it', () => {
    windowOf(390);
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'Tasks' })).getAllByRole('listitem');
    expect(within(card as HTMLElement).queryByRole('link', { name: 'Filter' })).not.toBeNull();
    expect(within(card as HTMLElement).queryByRole('button', { name: 'Done' })).not.toBeNull();
    expect(screen.queryByText('Tomorrow')).toBeNull();
  });

  it.each([
    [1239, 'list'],
    [1240, 'table'],
  ])('is cards until a table has room: %d pixels show a %s', (width, role) => {
    windowOf(width);
    show();
    screen.getByRole(role, { name: 'Tasks' });
  });

  it('is sorted by a field above the cards', async () => {
    windowOf(390);
    const onSort = jest.fn();
    show({ sort: { column: 'due', direction: 'asc' }, onSort });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'title');
    expect(onSort).toHaveBeenLastCalledWith({ column: 'title', direction: 'asc' });
    await userEvent.click(screen.getByRole('button', { name: 'Sort descending' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'due', direction: 'desc' });
  });
});

it('is busy while the rows below those in sight are still to be drawn', () => {
  expect(busyAtFirst(50)).toBe(true);
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(document.querySelector('tbody[aria-busy]')).toBe(null);
  cleanup();
  expect(busyAtFirst(2)).toBe(false);
});
