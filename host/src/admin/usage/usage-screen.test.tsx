import { NO_TIMES, type UsageReport, type UsageRow } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';
import { HostProvider, Value } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UsageScreen } from './usage-screen';

jest.mock('@fm/firebase/functions', () => ({ callFunction: jest.fn() }));
const mockRegistry = new Value({
  phase: 'ready',
  registry: {
    remotes: [
      { descriptor: { id: 'tasks', title: 'Tasks' } },
      { descriptor: { id: 'offers', title: 'Offers' } },
    ],
  },
});
jest.mock('../../federation', () => ({ federation: () => ({ registry: mockRegistry }) }));

const server = callFunction as jest.MockedFunction<typeof callFunction>;
const counted = (first: string, change: Partial<UsageRow>): UsageReport['rows'][number] => ({
  row: {
    kind: 'action',
    name: 'tasks.save',
    area: 'tasks',
    build: 'aaaaaaaaaa',
    host: 'ffffff',
    ...NO_TIMES,
    took: [0, 0, 0, 0, 0],
    ...change,
  },
  first,
  last: first,
});
const REPORT: UsageReport = {
  rows: [
    counted('2026-11-20', { done: 99, failed: 1 }),
    counted('2026-11-22', { done: 90, failed: 10, build: 'bbbbbbbbbb' }),
    counted('2026-11-22', { kind: 'screen', name: '/tasks/form', done: 8, took: [1, 1, 0, 1, 1] }),
    counted('2026-11-22', { kind: 'screen', name: '/create-offer', area: 'offers', done: 5 }),
  ],
  left: 0,
};

function open() {
  render(
    <HostProvider host={fakeHost()}>
      <MemoryRouter>
        <UsageScreen />
      </MemoryRouter>
    </HostProvider>,
  );
  return userEvent.setup();
}
/** At once: the field is exchanged when the code of its list comes, and a press that takes its time misses it. */
async function choose(field: string, option: string) {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(field) }));
  fireEvent.click(await screen.findByRole('option', { name: option }, { timeout: 10_000 }));
}

/** What the rows of a table say, once one says `text`. */
async function rowsOf(caption: string, text: string) {
  const table = await screen.findByRole('table', { name: caption });
  await within(table).findByText(text);
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
}

it('names screens and commands by use, and the build that fails more than the one before', async () => {
  server.mockResolvedValue(REPORT);
  open();
  expect(await rowsOf('Screens', '/tasks/form')).toEqual([
    ['/tasks/form', 'Tasks', '8', '50%'],
    ['/create-offer', 'Offers', '5', '–'],
  ]);
  expect(await rowsOf('Commands', 'tasks.save')).toEqual([['tasks.save', 'Tasks', '200', '0', '11', '–']]);
  const builds = await rowsOf('Builds', 'Fails more');
  expect(builds.map((cells) => [cells[0], cells[1], cells.at(-1)])).toEqual([
    ['Offers', 'aaaaaaa', 'Not enough uses'],
    ['Tasks', 'bbbbbbb', 'Fails more'],
    ['Tasks', 'aaaaaaa', 'Not enough uses'],
  ]);
});

it('names where it broke, as "npm run trace" takes it', async () => {
  const name = 'TypeError at 472.0abc1234.js:1:4711';
  server.mockResolvedValue({
    ...REPORT,
    rows: [...REPORT.rows, counted('2026-11-22', { kind: 'place', name, failed: 3 })],
  });
  open();
  const place = `${location.origin}/remotes/tasks/aaaaaaaaaa/472.0abc1234.js:1:4711`;
  const [row] = await rowsOf('Where it broke', place);
  expect(row).toEqual([place, 'TypeError', 'Tasks', expect.stringContaining('2026'), '3']);
});

it('asks for another period', async () => {
  server.mockResolvedValue(REPORT);
  open();
  await rowsOf('Screens', '/create-offer');
  await choose('Period', 'Last 30 days');
  await rowsOf('Screens', '/create-offer');
  expect(server.mock.lastCall?.slice(0, 2)).toEqual(['readUse', { days: 30 }]);
});

it('shows one area', async () => {
  server.mockResolvedValue(REPORT);
  open();
  await rowsOf('Screens', '/create-offer');
  await choose('Area', 'Offers');
  expect(await rowsOf('Screens', '/create-offer')).toEqual([['/create-offer', 'Offers', '5', '–']]);
});

it('says that nothing was counted, and what to do where nothing comes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.mockRejectedValueOnce(new Error('offline'));
  const user = open();
  await screen.findByText('The counts could not be loaded');
  server.mockResolvedValue({ rows: [], left: 0 });
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findAllByText('Nothing was counted yet')).not.toHaveLength(0);
});
