import { type AskedView, equal, type Narrow } from '@fm/data';
import type { User } from '@fm/domain/user';

export type AccountFilter = 'role' | 'state';
export type AccountSort = 'name' | 'email';

/** In the address, where nothing written is no filter: the empty role. */
export const STAFF = 'staff';

const byState =
  (state: string | undefined): Narrow<User> =>
  (spec) => {
    const there = spec.where('trashed', '==', state === 'removed');
    return state === 'disabled' ? there.where('disabled', '==', true) : there;
  };

/** Logins that fit every filter, in their order. */
export const accountsQuery =
  ({ filter: { role, state }, sort }: AskedView<AccountFilter, AccountSort>): Narrow<User> =>
  (spec) =>
    spec
      .apply(byState(state))
      .apply(equal('role', role === STAFF ? '' : role))
      .orderBy(sort.column, sort.direction);
