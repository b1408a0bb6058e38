import type { Stored } from '@fm/domain/record';
import { USER_STATE_LABELS, type User, type UserState, userState } from '@fm/domain/user';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<UserState, Omit<StatusProps, 'label'>>> = {
  active: { tone: 'success', shape: 'dot' },
  invited: { tone: 'info' },
  disabled: { tone: 'warning', shape: 'pause' },
  removed: { tone: 'neutral' },
};

/** What a login is good for. */
export function AccountState({ user }: { readonly user: Stored<User> }) {
  const state = userState(user);
  return <Status {...looks[state]} label={USER_STATE_LABELS[state]} />;
}
