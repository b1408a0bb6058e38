import { recordOptions } from '@fm/data';
import { users } from '@fm/domain/user';

/** Logins to choose from, for what they did. */
export const peopleOptions = recordOptions({
  collection: users,
  orderBy: 'name',
  detail: ({ email }) => email,
  build: (spec) => spec.where('trashed', '==', false),
});
