import { startAnalytics, stopAnalytics, tellAnalytics } from '@fm/firebase/analytics';
import { GoogleAnalytics } from './google-analytics';

jest.mock('@fm/firebase/analytics', () => ({
  startAnalytics: jest.fn(async () => true),
  stopAnalytics: jest.fn(),
  tellAnalytics: jest.fn(),
}));

const place = { area: 'tasks', build: '3f9c1e2', host: 'a1b2c3d4' };
const opened = { kind: 'screen', name: '/tasks/:id', ms: 1_500 } as const;
const told = tellAnalytics as jest.MockedFunction<typeof tellAnalytics>;

beforeEach(() => jest.clearAllMocks());

it('tells nothing and starts nothing before somebody agrees', () => {
  const google = new GoogleAnalytics();
  google.tell(opened, '/tasks/:id', place);
  google.stop();
  expect([startAnalytics, stopAnalytics, told].map((called) => (called as jest.Mock).mock.calls)).toEqual([
    [],
    [],
    [],
  ]);
});

it('tells screens by their routes, commands and failures, also what came while it was loaded', async () => {
  const google = new GoogleAnalytics();
  const started = google.start('office');
  google.tell(opened, '/tasks/:id', place);
  await started;
  google.tell(
    { kind: 'action', name: 'tasks.save', outcome: 'refused', ms: 80, items: 12 },
    '/tasks/form',
    place,
  );
  google.tell({ kind: 'failure', name: 'crash', area: 'tasks' }, '/tasks', place);
  const where = { area: 'tasks', build: '3f9c1e2', host_build: 'a1b2c3d4', role: 'office' };
  expect(told.mock.calls).toEqual([
    [
      'screen_view',
      '/tasks/:id',
      { ...where, firebase_screen: '/tasks/:id', firebase_screen_class: 'tasks', duration_bucket: 3 },
    ],
    [
      'command',
      '/tasks/form',
      { ...where, command: 'tasks.save', outcome: 'refused', duration_bucket: 0, items_bucket: 2 },
    ],
    ['failure', '/tasks', { ...where, failure: 'crash' }],
  ]);
});

it('is silent from the click that takes the agreement back', async () => {
  const google = new GoogleAnalytics();
  await google.start('office');
  google.stop();
  google.tell(opened, '/tasks/:id', place);
  expect(stopAnalytics).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

it('starts nothing where that was taken back before the code had come', async () => {
  const google = new GoogleAnalytics();
  const started = google.start('office');
  google.stop();
  await started;
  google.tell(opened, '/tasks/:id', place);
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});
