import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRemindersPage } from './reminders-page';

const mockReminded = { uid: 'u-admin', team: undefined, isTeamKnown: false };
jest.mock('@fm/data', () => ({
  useReminded: () => mockReminded,
  useNow: () => new Date('2026-11-25T09:00:00Z'),
  useLivePage: () => ({ status: 'loading', rows: [], retry: () => undefined }),
}));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <HostProvider host={fakeHost()}>{children}</HostProvider>
);
const view = { filter: { whose: 'team' }, sort: { direction: 'asc' }, search: '' } as never;
const statusNow = () => renderHook(() => useRemindersPage(view), { wrapper }).result.current.page.status;

it('has no reminders of a team for somebody without one, instead of waiting for ever', () => {
  mockReminded.isTeamKnown = false;
  expect(statusNow()).toBe('loading');
  mockReminded.isTeamKnown = true;
  expect(statusNow()).toBe('ready');
});
