import type * as data from '@fm/data';
import { COMPANY_DEFAULTS } from '@fm/domain/company';
import type { Settings } from '@fm/domain/settings';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SettingsScreen } from './settings-screen';

/* The form with the data layer's own logic: only what it reads, and where it sends, are put in its place. */

const mockRun = jest.fn<
  Promise<data.Outcome<unknown>>,
  [string, { id: string; values: object; base: unknown }]
>();
const mockLive: { now: data.LiveRecord<Settings> } = { now: { status: 'missing' } };

jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('../../../../shared/data/form/use-record-form'),
  listAddress: (path: string) => path,
  run: (...sent: [string, never]) => mockRun(...sent),
  useLiveRecord: () => mockLive.now,
  useToday: () => '2026-11-20',
}));
jest.mock('@fm/data/attachments', () => ({ takeLogo: () => Promise.reject(new Error('No picture.')) }));
jest.mock('../../../../shared/data/live/live-record', () => ({ useLiveRecord: () => mockLive.now }));
jest.mock('../../../../shared/data/write/new-id', () => ({ newId: () => 'fresh' }));
jest.mock('../../../../shared/data/drafts/draft-store', () => ({
  browserDrafts: new Proxy({}, { get: () => () => Promise.resolve([]) }),
}));
jest.mock('@fm/screens/record', () => ({ HistorySection: () => null }));

const at = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'u-admin', name: 'Ana Adler' };
const stored = {
  ...COMPANY_DEFAULTS,
  id: 'company',
  name: 'Nordhaus',
  rev: 3,
  trashed: false,
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
} as unknown as Settings;

async function open(record: Settings | undefined) {
  mockRun.mockReset().mockResolvedValue({ ok: true, value: null });
  mockLive.now = record ? { status: 'ready', record: record as never } : { status: 'missing' };
  const toast = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const routes = [
    { path: '/admin/settings', element: <SettingsScreen /> },
    { path: '*', element: <h1>Another screen</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/settings'] });
  render(
    <HostProvider host={fakeHost({ toast })}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  await screen.findByRole('button', { name: /^Save/ });
  return { toast, router, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const sent = () => mockRun.mock.calls[0]?.[1];

it('begins with what holds today, and makes the record', async () => {
  const { user, toast } = await open(undefined);
  expect((field('Name') as HTMLInputElement).value).toBe('Nordhaus Facility Services');
  expect((field('Work order') as HTMLInputElement).value).toBe('WO');
  expect((field('Days in the trash') as HTMLInputElement).value).toBe('30');
  await user.clear(field('Days in the trash'));
  await user.type(field('Days in the trash'), '60');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    id: 'company',
    base: null,
    values: { trashDays: 60, taxRates: ['19', '7', '0'] },
  });
});

it('takes whom customers can ask, and says how a phone number is written', async () => {
  const { user } = await open(stored);
  await user.type(field('Contact person'), 'Olga Brandt');
  await user.type(field('Phone'), '040 123');
  await user.type(field('E-mail'), 'office@nordhaus.example');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findAllByText(/Enter the number with its country code/);
  expect(mockRun).not.toHaveBeenCalled();
  await user.clear(field('Phone'));
  await user.type(field('Phone'), '+49 40 7654320');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(mockRun).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    values: {
      contact: { name: 'Olga Brandt', phone: '+49 40 7654320', email: 'office@nordhaus.example' },
    },
  });
});

it('sends what was changed with what the form was filled with', async () => {
  const { user } = await open(stored);
  await user.type(field('Work order'), '{Backspace}{Backspace}job');
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(mockRun).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    base: { rev: 3 },
    values: { numberPrefixes: { workOrder: 'JOB' }, workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
  });
});

it('says beside the fields what is wrong, keeps what was typed, and sends nothing', async () => {
  const { user } = await open(stored);
  await user.clear(field('Name'));
  await user.type(field('IBAN'), 'DE00 1234');
  await user.type(field('Tax rates in %'), 'nineteen{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('Enter the name of the company.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/its check digits do not fit/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Enter percentages with at most two decimals/).length).toBeGreaterThan(0);
  expect((field('IBAN') as HTMLInputElement).value).toBe('DE00 1234');
  expect(mockRun).not.toHaveBeenCalled();
});

it('says beside the field what the server refuses', async () => {
  const { user } = await open(stored);
  mockRun.mockResolvedValue({
    ok: false,
    failure: { kind: 'invalid', message: 'Nothing was saved.', fields: { 'values.bic': 'No bank has it.' } },
  });
  await user.type(field('BIC'), 'COBADEFF');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('No bank has it.')).length).toBeGreaterThan(0);
});

it('lists the next holidays of the region that is saved', async () => {
  await open(stored);
  const next = screen.getByRole('region', { name: 'Next holidays' });
  expect(within(next).getAllByRole('term')[0]?.textContent).toMatch(/25/);
  expect(within(next).getAllByRole('definition')[0]?.textContent).toBe('Christmas Day');
});

it('says that a file is no picture', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open(stored);
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['x'], 'x.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('could not be read'),
  );
  expect(said).toHaveBeenCalled();
});

it('asks before somebody leaves with something typed', async () => {
  const { user, router } = await open(stored);
  await user.type(field('Bank'), 'Spreebank');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  const bank = screen.getByRole('textbox', { name: 'Bank', hidden: true }) as HTMLInputElement;
  expect(bank.value).toBe('Spreebank');
});
