import type { Stored } from '@fm/domain/record';
import { isPrepared, type User } from '@fm/domain/user';
import { formatAgo } from '@fm/ui';
import { createContext, useContext } from 'react';
import type { AccountFacts } from './api/account-facts';

/** What is known of the logins that a list shows. */
export const FactsContext = createContext<AccountFacts>({ status: 'loading' });

/** When a login was last used, or when its owner was invited. */
export function LastSignIn({ user }: { readonly user: Stored<User> }) {
  const facts = useContext(FactsContext);
  const undelivered = facts.status === 'ready' && facts.byUid.get(user.id)?.undelivered;
  if (isPrepared(user) && undelivered) return 'Mail failed';
  if (isPrepared(user)) return user.invitedAt ? `Invited ${formatAgo(user.invitedAt)}` : 'Not invited yet';
  if (facts.status !== 'ready') return facts.status === 'loading' ? '…' : 'Unknown';
  const at = facts.byUid.get(user.id)?.lastSignInAt;
  return at ? formatAgo(at) : 'Never';
}

/** Whether a login asks for more than its password. */
export function SecondFactor({ user }: { readonly user: Stored<User> }) {
  const facts = useContext(FactsContext);
  if (isPrepared(user)) return '–';
  if (facts.status !== 'ready') return facts.status === 'loading' ? '…' : 'Unknown';
  return facts.byUid.get(user.id)?.hasSecondFactor ? 'On' : 'Off';
}
