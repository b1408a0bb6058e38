import type { Stored } from '../record';
import { groupsOf, type Notification } from './index';

const told = (id: string, record: string, minute: number, read = false): Stored<Notification> =>
  ({
    id,
    kind: 'changed',
    record: { type: 'task', id: record, label: `${record} ${minute}` },
    at: new Date(Date.UTC(2026, 10, 20, 10, minute)),
    unread: !read,
  }) as Stored<Notification>;

const isUnread = ({ unread }: Notification) => unread;

describe('notifications', () => {
  it('stand by record, the unread ones first and the latest of them on top', () => {
    const groups = groupsOf(
      [told('a', 'old', 1), told('b', 'read', 9, true), told('c', 'new', 5), told('d', 'old', 7, true)],
      isUnread,
    );
    expect(groups.map(({ id, unread }) => [id, unread])).toEqual([
      ['task old', true],
      ['task new', true],
      ['task read', false],
    ]);
    expect(groups[0]?.notifications.map(({ id }) => id)).toEqual(['d', 'a']);
  });

  it('of a record go by the name it had last', () => {
    expect(groupsOf([told('a', 't', 1), told('b', 't', 3)], isUnread)[0]?.record.label).toBe('t 3');
  });
});
