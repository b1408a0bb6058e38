import {
  NEWS_PREFERENCES_ID,
  type NewsPreferences,
  newsPreferencesOf,
  preferencesFrom,
} from '@fm/domain/notification';
import { useSession } from '@fm/platform';
import { run } from '../commands/run';
import type { Outcome } from '../failure';
import { useLiveRecord } from '../live/live-record';

/** What who is signed in wants to be told of, live; undefined while that is not known. */
export function useNewsPreferences(): NewsPreferences | undefined {
  const live = useLiveRecord(newsPreferencesOf(useSession().uid), NEWS_PREFERENCES_ID);
  if (live.status === 'loading' || live.status === 'failed') return undefined;
  return preferencesFrom(live.status === 'ready' ? live.record : undefined);
}

/** Keeps what who is signed in wants to be told of. */
export const saveNewsPreferences = ({ reaches, quiet }: NewsPreferences): Promise<Outcome<unknown>> =>
  run('notifications.savePreferences', { reaches, ...(quiet && { quiet }) });
