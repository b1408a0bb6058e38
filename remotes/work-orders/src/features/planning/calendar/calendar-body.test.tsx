import type { Count } from '@fm/domain/record';
import { formatDay } from '@fm/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PlanAddress } from '../../list/plan-address';
import { ShownCounts } from '../../list/shown-counts';
import type { WorkOrderView } from '../../list/work-order-view';
import type { PeriodOrders } from './api/period-orders';
import { CalendarBody } from './calendar-body';

let mockPeriod: PeriodOrders;
jest.mock('./api/period-orders', () => ({ PERIOD_SIZE: 200, usePeriodOrders: () => mockPeriod }));

/** A week or day of which 200 orders were read, the last of them on Thursday at 10:30. */
function show(period: 'week' | 'day', cut: boolean, total: Count | undefined, capped = false) {
  const rows = [
    {
      id: 'w1',
      title: 'Clean the gutters',
      status: 'scheduled',
      priority: 'normal',
      timezone: 'Europe/Berlin',
      plannedStart: new Date('2031-03-06T09:30:00Z'),
      plannedEnd: new Date('2031-03-06T10:30:00Z'),
      customerRef: { id: 'c1', name: 'WEG Kastanienallee' },
      siteRef: { id: 's1', name: 'Courtyard' },
      crewRefs: [],
    },
  ];
  const page = { status: 'ready', rows, total, capped, stale: false };
  mockPeriod = { page, orders: rows, cut, matching: undefined } as unknown as PeriodOrders;
  const to = (part: object) => `?${new URLSearchParams(part as Record<string, string>)}`;
  render(
    <MemoryRouter initialEntries={['/work-orders']}>
      <CalendarBody
        view={{ filter: {} } as WorkOrderView}
        address={{ period, day: '2031-03-06', lanes: false, to } as unknown as PlanAddress}
        today="2031-03-01"
        counts={new ShownCounts()}
      />
    </MemoryRouter>,
  );
}

describe('a period with more orders than are read', () => {
  it('says how many are missing and from when on, and leads to the day where they begin', () => {
    show('week', true, { count: 260, atLeast: false });
    screen.getByText(
      /^These are the first 200 orders\. Those that start after .*6.*10:30.* not shown: 60 more/,
    );
    const link = screen.getByRole('link', { name: /^Look at .* alone$/ });
    expect(link.getAttribute('href')).toBe('/work-orders?period=day&day=2031-03-06');
  });

  it('of which not all were counted says at least how many', () => {
    show('week', true, { count: 1000, atLeast: true });
    screen.getByText(/at least 800 more/);
  });

  it('of a single day says to filter', () => {
    show('day', true, { count: 260, atLeast: false });
    screen.getByText(/60 more\. Filter to see fewer\.$/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that were searched for says to search for more', () => {
    show('week', true, { count: 3, atLeast: true }, true);
    screen.getByText(/Type more of a word\.$/);
  });
});

it('a period that is shown whole says nothing beside its orders', () => {
  show('week', false, { count: 1, atLeast: false });
  expect(screen.queryByText(/not shown/)).toBeNull();
  within(screen.getByRole('group', { name: formatDay('2031-03-06', 'long') })).getByRole('button', {
    name: /Clean the gutters/,
  });
});
