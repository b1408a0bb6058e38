import { renderHook } from '@testing-library/react';
import { useIdleWarmUp } from './idle-warm-up';
import type { MenuItem } from './menu-policy';

// What is fetched ahead is asked for by the bundler's runtime, which does not run here.
const mockFetchAhead = jest.fn();
jest.mock('../federation', () => ({ federation: () => ({ fetchAhead: mockFetchAhead }) }));
jest.mock('./screen-parts', () => ({ warmScreen: jest.fn() }));
const { warmScreen } = jest.requireMock<{ warmScreen: jest.Mock }>('./screen-parts');

const menu: readonly MenuItem[] = [
  { to: '/', label: 'Overview', icon: 'overview' },
  { to: '/tasks', label: 'Task', icon: 'task' },
  { to: '/offers', label: 'Create Offer', icon: 'offer' },
];

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  mockFetchAhead.mockResolvedValue(true);
  connectedBy(undefined);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('warming up while idle', () => {
  it('leaves the page alone at first, then fetches what the menu leads to', async () => {
    renderHook(() => useIdleWarmUp(menu));
    await jest.advanceTimersByTimeAsync(4000);
    expect(mockFetchAhead).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4000);
    expect(warmScreen.mock.calls).toEqual([['/']]);
    expect(mockFetchAhead.mock.calls).toEqual([['/tasks'], ['/offers']]);
  });

  it('goes on after an area whose server hangs, and ends at the second one', async () => {
    mockFetchAhead.mockResolvedValueOnce(false).mockResolvedValueOnce(true).mockResolvedValue(false);
    const further = (['/customers', '/employees'] as const).map(
      (to) => ({ to, label: to, icon: 'list' }) as const,
    );
    renderHook(() => useIdleWarmUp([...menu, ...further]));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mockFetchAhead.mock.calls).toEqual([['/tasks'], ['/offers'], ['/customers']]);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'loads nothing over a connection like %o',
    async (connection) => {
      connectedBy(connection);
      renderHook(() => useIdleWarmUp(menu));
      await jest.advanceTimersByTimeAsync(60_000);
      expect(mockFetchAhead).not.toHaveBeenCalled();
    },
  );

  it('stops with the shell', async () => {
    const { unmount } = renderHook(() => useIdleWarmUp(menu));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mockFetchAhead).not.toHaveBeenCalled();
  });
});
