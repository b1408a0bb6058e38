import { type LiveRecord, useLiveRecord } from '@fm/data';
import { type User, users } from '@fm/domain/user';
import { useSession } from '@fm/platform';

/** The record of who is signed in, live. */
export const useOwnRecord = (): LiveRecord<User> => useLiveRecord(users, useSession().uid);
