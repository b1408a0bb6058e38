import type { Stored } from '@fm/domain/record';
import { plannedToRecord, type WorkOrder } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { Due } from '../order/formatting/due';
import { askedTime } from './api/filtered-orders';
import { PlannedCell } from './work-order-columns';

const order = (timezone: string, plannedDay: string, plannedFrom: string, plannedTo: string) =>
  ({
    timezone,
    ...plannedToRecord({ plannedDay, plannedFrom, plannedTo }, timezone),
  }) as Stored<WorkOrder>;

afterEach(() => jest.useRealTimers());

describe('the planned cell', () => {
  it.each([
    ['Europe/Berlin', '2031-03-28', '2031-03-30', '2031-03-31'],
    ['America/New_York', '2031-03-08', '2031-03-09', '2031-03-10'],
    ['America/New_York', '2031-11-01', '2031-11-02', '2031-11-03'],
    ['Pacific/Auckland', '2031-09-27', '2031-09-28', '2031-09-29'],
  ])('in %s shows the same clock times before, on and after the day clocks change', (zone, ...days) => {
    for (const day of days) {
      const { container, unmount } = render(<PlannedCell order={order(zone, day, '08:00', '10:30')} />);
      expect(container.textContent).toMatch(new RegExp(`\\b${Number(day.slice(8))}\\b.*8:00.*10:30`));
      unmount();
    }
  });

  it('names the zone of a site elsewhere', () => {
    render(<PlannedCell order={order('Pacific/Auckland', '2031-09-28', '08:00', '10:30')} />);
    screen.getByText('Auckland time');
  });

  it('orders that start later stand later, whatever their clocks show', () => {
    const starts = [
      order('Pacific/Auckland', '2026-10-26', '09:00', ''),
      order('Europe/Berlin', '2026-10-25', '22:00', ''),
      order('America/New_York', '2026-10-25', '18:00', ''),
    ].map(({ plannedStart }) => plannedStart?.toISOString());
    expect(starts).toEqual([
      '2026-10-25T20:00:00.000Z',
      '2026-10-25T21:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
    ]);
  });
});

describe('the due cell', () => {
  // It is still the 22nd where the company is, and the 23rd in Auckland; then the 23rd there, and the 22nd in New York.
  it.each([
    ['2026-11-22T14:00:00Z', 'Pacific/Auckland', '2026-11-22', 'Today'],
    ['2026-11-22T14:00:00Z', 'Pacific/Auckland', '2026-11-23', 'Tomorrow'],
    ['2026-11-23T01:00:00Z', 'America/New_York', '2026-11-22', '1 day overdue'],
  ])(
    'at %s says of a job in %s due on %s: %s, as the filter for overdue ones does',
    (now, zone, due, said) => {
      jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] });
      const job = { ...order(zone, '', '', ''), dueDate: due, statusGroup: 'open' } as Stored<WorkOrder>;
      render(<Due order={job} />);
      screen.getByText(said);
      expect(due <= (askedTime({ time: 'overdue' }).dueTo ?? '')).toBe(said.includes('overdue'));
    },
  );
});
