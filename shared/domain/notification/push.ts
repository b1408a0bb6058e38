import type { Notification, NotificationKind } from './notification';

/** What travels to a device: what kind of news, of which record. Nothing of it is a name, a number or an amount. */
export interface Push {
  readonly kind: string;
  readonly type: string;
  readonly id: string;
}

/** What is pushed for a notification as it is stored now; undefined where nothing is: it was read, or pushed before. */
export function pushFor(before: Notification | undefined, after: Notification | undefined): Push | undefined {
  if (!after?.push || !after.unread || before?.at.getTime() === after.at.getTime()) return undefined;
  const { kind, record } = after;
  return { kind, type: record.type, id: record.id };
}

/** What tells pushes of one record and kind from all others: a newer one takes the place of an older one. */
export const pushTag = ({ kind, type, id }: Push): string => `${type}-${id}-${kind}`;

/** Sentences by the kind of record; `other` for kinds without one of their own. */
type Sentences = Readonly<Record<string, string>> & { readonly other: string };

const SENTENCES: Readonly<Record<NotificationKind, Sentences>> = {
  assigned: {
    workOrder: 'A work order was assigned to you.',
    task: 'A task was assigned to you.',
    customer: 'A customer was assigned to you.',
    other: 'Something was assigned to you.',
  },
  mentioned: { workOrder: 'You were mentioned on a work order.', other: 'You were mentioned.' },
  changed: {
    workOrder: 'A work order of yours was changed.',
    task: 'A task of yours was changed.',
    customer: 'A customer of yours was changed.',
    other: 'Something of yours was changed.',
  },
  answered: { offer: 'A customer answered an offer.', other: 'A customer answered.' },
  asked: { offer: 'A customer has a question about an offer.', other: 'A customer has a question.' },
  review: { workOrder: 'A work order is to be verified.', other: 'Something is to be verified.' },
  due: {
    workOrder: 'A work order is due today.',
    task: 'A task is due today.',
    other: 'Something is due today.',
  },
  overdue: {
    workOrder: 'A work order is overdue.',
    task: 'A task is overdue.',
    other: 'Something is overdue.',
  },
};

/** What a device shows, which lies about for everybody to read: no name, no number. Any text may have come with it. */
export function pushText({ kind, type }: Pick<Push, 'kind' | 'type'>): string {
  const sentences = Object.hasOwn(SENTENCES, kind) ? SENTENCES[kind as NotificationKind] : undefined;
  if (!sentences) return 'There is news for you.';
  return (Object.hasOwn(sentences, type) ? sentences[type] : undefined) ?? sentences.other;
}
