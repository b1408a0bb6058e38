import type { LivePage } from '@fm/data';
import type { Count } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PlanAddress } from '../../list/plan-address';
import { ShownCounts } from '../../list/shown-counts';
import type { WorkOrderView } from '../../list/work-order-view';
import { BoardColumn } from './board-column';

let mockPage: Partial<LivePage<WorkOrder>>;
jest.mock('./api/column-orders', () => ({ useColumnOrders: () => mockPage }));
jest.mock('./order-card', () => ({ OrderCard: () => 'an order' }));
jest.mock('@fm/data', () => ({ useActor: () => ({}) }));

/** A column of the first `shown` orders. */
function show(shown: number, more: boolean, total: Count | undefined) {
  const rows = Array.from({ length: shown }, (_, at) => ({ id: `w${at}` }));
  mockPage = {
    status: 'ready',
    rows,
    total,
    capped: false,
    ...(more && { next: 'cursor' }),
  } as unknown as LivePage<WorkOrder>;
  const address = { to: () => '?customer=c1' } as unknown as PlanAddress;
  render(
    <MemoryRouter initialEntries={['/work-orders']}>
      <BoardColumn
        status="scheduled"
        view={{ filter: {} } as WorkOrderView}
        address={address}
        counts={new ShownCounts()}
        onDrop={() => undefined}
        onTransition={() => undefined}
      />
    </MemoryRouter>,
  );
}

const exactly = (count: number) => ({ count, atLeast: false });

describe('a column with more orders than it shows', () => {
  it.each([
    ['says how many', exactly(47), /^The first 30, 17 more in this column\./],
    ['not counted to its end says at least how many', { count: 1000, atLeast: true }, /at least 970 more/],
    ['not counted yet says that there may be more', undefined, /^The first 30, there may be more in this/],
  ])('%s', (_, total, words) => {
    show(30, true, total);
    screen.getByText(words);
  });

  it('leads to all of them in the table, with the filters of the board', () => {
    show(30, true, exactly(47));
    const link = screen.getByRole('link', { name: 'All scheduled in the table' });
    expect(link.getAttribute('href')).toBe('/work-orders?customer=c1&status=scheduled');
  });
});

it('a column that shows all its orders says nothing', () => {
  show(30, false, exactly(30));
  expect(screen.queryByText(/^The first/)).toBeNull();
});
