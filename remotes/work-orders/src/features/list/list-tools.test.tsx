import type { SavedViews } from '@fm/data';
import { configureFirebase } from '@fm/firebase/app';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ListTools } from './list-tools';
import type { PlanAddress } from './plan-address';
import type { WorkOrderView } from './work-order-view';

const PAGE = 500;

let mockThere = 0;
let mockRead = 0;

/** The orders of the database, page by page. */
const mockPage = () => {
  const length = Math.min(PAGE, mockThere - mockRead);
  const docs = Array.from({ length }, (_, at) => {
    const number = `WO-${mockRead + at + 1}`;
    const order = {
      number,
      title: 'Clean the gutters',
      type: 'repair',
      status: 'scheduled',
      priority: 'normal',
      timezone: 'Europe/Berlin',
      customerRef: { id: 'c1', name: 'WEG Kastanienallee' },
      siteRef: { id: 's1', name: 'Courtyard' },
      crewRefs: [],
      checklist: {},
      parts: {},
      costs: {},
      createdBy: { id: 'u1', name: 'Olga Brandt' },
    };
    return { id: number, ref: { path: `workOrders/${number}` }, data: () => order, get: () => null };
  });
  mockRead += length;
  return { docs, metadata: { fromCache: false } };
};
jest.mock('@fm/firebase/firestore', () => ({
  ...jest.requireActual('@fm/firebase/firestore'),
  getDocs: async () => mockPage(),
}));
jest.mock('./api/complete-orders', () => ({
  completeOrders: async (orders: readonly object[]) =>
    orders.map((order) => ({ order, address: undefined, labourMin: 0 })),
}));

const views = { status: 'ready', views: [], load: () => undefined } as unknown as SavedViews;
const saved: Blob[] = [];

beforeAll(() => {
  const nowhere = 'localhost:1';
  configureFirebase({
    project: { apiKey: 'none', projectId: 'none' },
    emulators: { auth: nowhere, firestore: nowhere },
  });
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return '#saved';
  };
});

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** The numbers in the file that Export writes where so many orders are stored. */
async function exported(there: number): Promise<readonly (string | undefined)[]> {
  mockThere = there;
  mockRead = 0;
  saved.length = 0;
  const view = { filter: {}, search: '', sort: { column: 'due', direction: 'asc' } } as WorkOrderView;
  const address = {
    screen: 'table',
    period: 'week',
    day: '2031-03-06',
    to: () => '?',
  } as unknown as PlanAddress;
  render(
    <HostProvider host={fakeHost()}>
      <MemoryRouter>
        <ListTools view={view} views={views} address={address} total={undefined} />
      </MemoryRouter>
    </HostProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More for work orders' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
  await screen.findByRole('dialog');
  await screen.findByText(/^It holds/, {}, { timeout: 20_000 });
  const text = await textOf(saved[0] ?? new Blob());
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => /WO-\d+/.exec(line)?.[0]);
}

it('a file of work orders takes 5,000 of them, and says where there are more', async () => {
  const numbers = await exported(5_200);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([5_000, 'WO-1', 'WO-5000']);
  screen.getByText('It holds the first 5,000 work orders. Filter, and export the others by themselves.');
});
