import { NOTIFICATIONS_PATH } from '@fm/domain/notification';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, refused } from '../failure';

/** Notifications marked at once at most: as many as a list shows. */
const MOST_MARKED = 50;

/** Uid, kind and id of a record, and kind of news. */
const id = v.pipe(recordId, v.regex(/^[\w~.-]{1,300}$/, 'This is no notification.'));

/** Marks own notifications as read, or as unread again. Those that are gone by now are left out. */
export const markNotifications = defineCommand({
  name: 'notifications.mark',
  permission: undefined,
  input: v.object({
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_MARKED)),
    read: v.boolean(),
  }),
  async run(unit, { ids, read }, { actor: { uid } }) {
    const found = await Promise.all(
      [...new Set(ids)].map((one) => unit.read(`${NOTIFICATIONS_PATH}/${one}`)),
    );
    for (const document of found) {
      if (!document) continue;
      if (document.data.uid !== uid) throw new FailureSignal(refused);
      unit.keep(document.path, { ...document.data, unread: !read });
    }
    return null;
  },
});
