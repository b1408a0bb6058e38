import type { SavedViews } from '@fm/data';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ListTools } from './list-tools';
import type { PlanAddress } from './plan-address';
import type { WorkOrderView } from './work-order-view';

const mockExport = jest.fn((..._: readonly unknown[]) => ({}));
jest.mock('@fm/data', () => ({
  ...jest.requireActual('@fm/data'),
  useExport: (...asked: readonly unknown[]) => mockExport(...asked),
}));
jest.mock('@fm/platform', () => ({ ...jest.requireActual('@fm/platform'), useSession: () => ({}) }));
jest.mock('@fm/ui/select', () => ({ ...jest.requireActual('@fm/ui/select'), ViewsMenu: () => null }));

it('a file of work orders takes 5,000 of them, and says where there are more', () => {
  const view = { filter: {}, search: '', sort: { column: 'due', direction: 'asc' } } as WorkOrderView;
  const address = {
    screen: 'table',
    period: 'week',
    day: '2031-03-06',
    to: () => '?',
  } as unknown as PlanAddress;
  render(
    <MemoryRouter>
      <ListTools view={view} views={{} as SavedViews} address={address} total={undefined} />
    </MemoryRouter>,
  );
  expect(mockExport.mock.calls[0]?.[2]).toMatchObject({ most: 5_000 });
});
