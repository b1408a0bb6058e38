import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import type { CommandRequest } from '@fm/workflows/command';
import { render } from '@testing-library/react';
import { forgetDrafts } from '../drafts/logout';
import { keepCommand } from './kept-commands';

jest.mock('../drafts/draft-store', () => jest.requireActual('@fm/testing/memory-drafts'));

const { session } = fakeHost();
/** The shell of whoever is signed in, with screens that ask nobody who that is. */
const signIn = (uid: string) =>
  render(<HostProvider host={fakeHost({ session: { ...session, uid } })}>{null}</HostProvider>);

const keptNow = () => {
  keepCommand({ id: 'c1', name: 'tasks.save', version: 1, input: {} } as CommandRequest);
  return [...keptDrafts.keys()];
};

beforeEach(() => keptDrafts.clear());

it('keeps a change of whoever is signed in, also where no screen asked who that is', () => {
  signIn('ana');
  expect(keptNow()).toEqual(['ana commands c1']);
});

it('keeps a change of nobody once they logged out, until somebody signs in', async () => {
  const { unmount } = signIn('ana');
  await forgetDrafts('ana');
  expect(keptNow()).toEqual([]);
  unmount();
  signIn('ana');
  expect(keptNow()).toEqual(['ana commands c1']);
});
