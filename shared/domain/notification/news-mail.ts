import type { Notification } from './notification';
import { notificationText } from './text';

/** Notifications that a mail tells one by one; of more only how many there are. */
const MOST_LINES = 20;

/** What a mail says of unread notifications, the latest first. */
export function newsMailOf(name: string, news: readonly Notification[]) {
  const latest = news.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const lines = latest.slice(0, MOST_LINES).map(notificationText);
  const [only] = lines;
  return {
    subject: lines.length === 1 && only !== undefined ? only.slice(0, 200) : `${news.length} news for you`,
    paragraphs: [
      `Hello ${name},`,
      ...lines,
      ...(news.length > MOST_LINES
        ? [`There are ${news.length} news in all. The back office shows the others.`]
        : []),
    ],
    closing: 'You get this mail because you asked for it in your profile. You can switch it off there.',
  };
}
