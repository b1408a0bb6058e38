import type { ListView } from '@fm/data';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { selectFilter, shownFilter, switchFilter } from './list-filter';
import { NoRecords } from './list-parts';
import { useFilterNames } from './use-record-list';

const filters = {
  status: selectFilter({
    label: 'Status',
    values: ['open', 'done'],
    labels: { open: 'Open', done: 'Done' },
    further: [{ id: 'all', label: 'All, open and done', chip: 'all' }],
    emptyLabel: 'All open',
  }),
  grade: selectFilter({
    label: 'Grade',
    values: ['A'],
    labels: { A: 'A, first of all' },
    chips: { A: 'A' },
    emptyLabel: 'Any grade',
  }),
  due: switchFilter({ label: 'Time', value: 'due', switchLabel: 'Due', chip: 'due today' }),
  from: shownFilter('Due from', (day) => `the ${day}`),
};

describe('the filters of a list', () => {
  it('take the labelled values and the further ones from the address, in their order', () => {
    expect(filters.status.values).toEqual(['open', 'done', 'all']);
    expect(filters.due.values).toEqual(['due']);
    expect(filters.from.values).toBeNull();
  });

  it('are called in chips as their fields are, or as chips say it', () => {
    const filter = { status: 'all', from: '5th' };
    const { chips, chosen } = renderHook(() => useFilterNames({ filters }, { filter })).result.current;
    expect(chips.status).toEqual({ label: 'Status', values: { open: 'Open', done: 'Done', all: 'all' } });
    expect(chips.grade.values).toEqual({ A: 'A' });
    expect(chips.due).toEqual({ label: 'Time', values: { due: 'due today' } });
    expect(chips.from.values).toEqual({ '5th': 'the 5th' });
    expect(chosen).toEqual({ from: 'the 5th' });
  });
});

const list = {
  called: { one: 'meter', many: 'meters' },
  create: { to: '/meters/form', permission: 'tasks:edit' },
  empty: {
    searched: 'names',
    about: 'What counts appears here.',
    allHidden: { title: 'None runs', text: 'All are off.', show: 'Show them', to: '?status=off' },
  },
} as const;

function show(active: number, total: number | undefined, may = true): void {
  const view = { active, filter: {}, clear: () => undefined } as unknown as ListView<string, string>;
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: () => may })}>
        <NoRecords list={list} view={view} total={total} />
      </HostProvider>
    </MemoryRouter>,
  );
}

describe('an empty list', () => {
  it('says that the filters leave none, and what the search looks at', () => {
    show(1, 3);
    expect(screen.queryByText('No meter matches these filters')).not.toBeNull();
    expect(screen.queryByText('Search looks at names.')).not.toBeNull();
  });

  it('leads to what is hidden where all there is is', () => {
    show(0, 3);
    expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe('/?status=off');
  });

  it('leads whoever may to the first one', () => {
    show(0, 0);
    expect(screen.queryByText('No meters yet')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'New meter' }).getAttribute('href')).toBe('/meters/form');
  });

  it('leads nobody else there', () => {
    show(0, 0, false);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
