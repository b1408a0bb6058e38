import {
  notificationAddress,
  recordAddress,
  reminderAddress,
  workOrderAddress,
} from '@fm/contract/addresses';
import {
  useDueReminders,
  useNewsPreferences,
  useOutbox,
  useReminded,
  useUnreadNotifications,
  useWantedMentions,
} from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import { isQuiet, type Notification, notificationText } from '@fm/domain/notification';
import type { Stored } from '@fm/domain/record';
import type { Reminder } from '@fm/domain/reminder';
import type { Comment } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { BellLink } from './bell-link';
import { LeftWork } from './left-work';

/** Shown as "9+": nobody counts further at a glance. */
const MAX_SHOWN = 9;

/**
 * The bell with the number of one's own and one's team's reminders that are due, of comments that name one and were not
 * seen yet, and of other news that were not read, live; tells of each that comes.
 */
export function ReminderBell() {
  const { due } = useDueReminders(useReminded());
  const { unseen } = useWantedMentions();
  useNotices(due, ofReminder);
  const news = useUnreadNotifications();
  useNotices(unseen, ofMention);
  useNotices(news, ofNews);
  // Here because this part of the shell has the data layer.
  const left = useOutbox();
  return (
    <>
      <BellLink due={due.length} unread={unseen.length + news.length} max={MAX_SHOWN} />
      <LeftWork {...left} />
    </>
  );
}

/** Something that came, and where a click on its notice leads. */
interface Notice {
  /** Tells it from all others; what comes again at another time is another one. */
  readonly key: string;
  readonly at: Date;
  readonly words: string;
  /** In a notice of the browser, where there is room for more. */
  readonly title?: string;
  readonly body?: string | undefined;
  readonly to: string;
  /** Left out of the notices of the browser: the person wants to find it, and not to be rung for. */
  readonly isSilent?: boolean;
}

const ofMention = ({ id, createdAt, createdBy, workOrderRef, body }: Stored<Comment>): Notice => ({
  key: id,
  at: createdAt,
  words: `${createdBy.name} mentioned you on ${workOrderRef.name}`,
  body,
  to: `${workOrderAddress.record(workOrderRef.id)}#comment-${id}`,
});

const ofNews = (notification: Stored<Notification>): Notice => ({
  key: `${notification.id} ${notification.at.toISOString()}`,
  at: notification.at,
  words: notificationText(notification),
  to: recordAddress(notification.record) ?? notificationAddress.list(),
  isSilent: !notification.push,
});

// One that was snoozed comes again at another time.
const ofReminder = ({ id, text, fireAt, entity }: Stored<Reminder>): Notice => ({
  key: `${id} ${fireAt.toISOString()}`,
  at: fireAt,
  words: `Reminder: ${text}`,
  title: text,
  body: entity?.label,
  to: reminderAddress.list(),
});

/**
 * Tells once of each that comes while the app is open: in a toast, and where the person allowed it and looks elsewhere
 * in a notice of the browser, outside of their quiet hours. Those from before are counted by the bell alone.
 */
function useNotices<T>(coming: readonly T[], noticeOf: (one: T) => Notice): void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const preferences = useNewsPreferences();
  const since = useRef(new Date());
  const notified = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, at, words, title = words, body, to, isSilent } of coming.map(noticeOf)) {
      if (at <= since.current || notified.current.has(key)) continue;
      notified.current.add(key);
      toast.info(words);
      const isQuietNow = preferences && isQuiet(preferences, new Date(), COMPANY.timezone);
      if (!isSilent && !isQuietNow) notifyElsewhere(title, body, key, () => navigate(to));
    }
  }, [coming, noticeOf, preferences, toast, navigate]);
}

/**
 * A notice of the browser, where the person allowed it and looks elsewhere; several windows with the same `tag` show one.
 */
function notifyElsewhere(title: string, body: string | undefined, tag: string, onOpen: () => void): void {
  if (document.hasFocus()) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag, ...(body !== undefined && { body }) });
    notice.onclick = () => {
      window.focus();
      onOpen();
      notice.close();
    };
  } catch {
    // Browsers of phones show such notices for installed apps alone; the toast has told already.
  }
}
