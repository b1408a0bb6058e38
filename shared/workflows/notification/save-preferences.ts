import { newsPreferencesPath, newsPreferencesSchema } from '@fm/domain/notification';
import { defineCommand } from '../command';

/** Keeps what the actor wants to be told of, how, and when nothing is to ring. The last choice wins. */
export const saveNewsPreferences = defineCommand({
  name: 'notifications.savePreferences',
  permission: undefined,
  input: newsPreferencesSchema,
  async run(unit, preferences, { actor: { uid } }) {
    unit.keep(newsPreferencesPath(uid), preferences);
    return null;
  },
});
