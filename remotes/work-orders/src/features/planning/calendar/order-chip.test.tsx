import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { EditedRows, RecordEditors, type WatchEditors } from '@fm/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OrderChip } from './order-chip';

const order = {
  id: 'w1',
  title: 'Clean the gutters',
  status: 'scheduled',
  priority: 'normal',
  timezone: 'Europe/Berlin',
  plannedStart: new Date('2031-03-04T07:00:00Z'),
  customerRef: { id: 'c1', name: 'WEG Kastanienallee' },
  siteRef: { id: 's1', name: 'Courtyard' },
  leadName: 'Luca',
  crewRefs: [],
} as unknown as Stored<WorkOrder>;

it('a short mark in the calendar tells all it stands for on hover, wherever on it the pointer is', () => {
  jest.useFakeTimers();
  render(<OrderChip order={order} short />);
  const mark = screen.getByRole('button', { name: /Clean the gutters.*WEG Kastanienallee/ });
  expect(mark.querySelector('[title]')).toBeNull();
  fireEvent(mark, new MouseEvent('pointerover', { bubbles: true }));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toMatch(
    /Clean the gutters · WEG Kastanienallee, Courtyard/,
  );
  jest.useRealTimers();
});

it('a mark says that its person has something else to do at that time', () => {
  render(<OrderChip order={order} inLane conflicts />);
  screen.getByRole('button', { name: /Conflict.*Clean the gutters/ });
});

it('a mark says who is changing its order', () => {
  const watch: WatchEditors = (_, listener) => {
    listener(new Map([['w1', ['Anna Berg']]]));
    return () => undefined;
  };
  render(
    <RecordEditors value={watch}>
      <EditedRows type="workOrder">
        <OrderChip order={order} short />
        <OrderChip order={{ ...order, id: 'w2', title: 'Oil the gate' }} short />
      </EditedRows>
    </RecordEditors>,
  );
  screen.getByRole('button', { name: /Clean the gutters.*Anna Berg/ });
  expect(screen.queryByRole('button', { name: /Oil the gate.*Anna Berg/ })).toBeNull();
});
