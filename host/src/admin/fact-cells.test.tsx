import type { Stored } from '@fm/domain/record';
import type { User } from '@fm/domain/user';
import { render } from '@testing-library/react';
import type { AccountFacts } from './api/account-facts';
import { FactsContext, LastSignIn } from './fact-cells';

const invited = { id: 'prepared-1', invitedAt: new Date() } as Stored<User>;

const saidWith = (facts: AccountFacts) =>
  render(
    <FactsContext value={facts}>
      <LastSignIn user={invited} />
    </FactsContext>,
  ).container.textContent;

it('tells of an invitation whose mail was refused, which looked like one that waits for its owner', () => {
  const fact = { uid: 'prepared-1', lastSignInAt: null, hasSecondFactor: false };
  const refused = { ...fact, undelivered: '550 No such mailbox' };
  expect(saidWith({ status: 'ready', byUid: new Map([['prepared-1', refused]]) })).toBe('Mail failed');
  expect(saidWith({ status: 'ready', byUid: new Map() })).toMatch(/^Invited /);
  expect(saidWith({ status: 'loading' })).toMatch(/^Invited /);
});
