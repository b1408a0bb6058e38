import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { DayList } from './day-list';

jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  useToday: () => '2026-11-20',
  useLiveRecord: () => ({ status: 'ready', record: { displayName: 'Jan Ode' } }),
}));
jest.mock('./api/orders-of-day', () => ({
  useOrdersOfDay: () => ({ status: 'ready', rows: [], isCut: true }),
}));

it.each([
  ['', 'The first 0 are shown, there may be more. Choose a person.'],
  ['?person=jan', 'The first 0 are shown, there may be more.'],
])('asks for a person where not all orders of a day are shown and none is chosen: "%s"', (search, words) => {
  render(
    <MemoryRouter initialEntries={[`/work-orders/day${search}`]}>
      <HostProvider host={fakeHost()}>
        <DayList />
      </HostProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^The first/).textContent).toBe(words);
});
