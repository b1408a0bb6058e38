import { NOTIFICATION_KINDS, type Notification, pushFor, pushTag, pushText } from './index';

const told: Notification = {
  uid: 'marek',
  kind: 'assigned',
  record: { type: 'workOrder', id: 'o1', label: 'WO-2026-0001 Filter' },
  at: new Date('2026-11-20T09:00:00Z'),
  count: 1,
  unread: true,
  push: true,
  mailAt: null,
  told: ['n1'],
  expireAt: new Date('2026-12-20T09:00:00Z'),
};
const later = new Date('2026-11-20T09:05:00Z');

describe('a notification', () => {
  it('is pushed when it is news, without the name or number of anything', () => {
    expect(pushFor(undefined, told)).toEqual({ kind: 'assigned', type: 'workOrder', id: 'o1' });
    expect(pushFor(told, { ...told, at: later })).toBeDefined();
    expect(pushFor({ ...told, unread: false }, { ...told, at: later })).toBeDefined();
  });

  it('is not pushed again when more is told together with it, nor once it was read or is gone', () => {
    expect(pushFor(told, { ...told, count: 2 })).toBeUndefined();
    expect(pushFor(told, { ...told, unread: false })).toBeUndefined();
    expect(pushFor(told, undefined)).toBeUndefined();
    expect(pushFor(undefined, { ...told, push: false })).toBeUndefined();
  });
});

describe('what a device shows', () => {
  it.each(NOTIFICATION_KINDS)('is a whole sentence for what is %s, whatever the record', (kind) => {
    for (const type of ['workOrder', 'task', 'customer', 'offer', 'asset', 'constructor', ''])
      expect(pushText({ kind, type })).toMatch(/^[A-Z].+[a-z]\.$/);
  });

  it('says nothing of a kind that this release does not know', () => {
    for (const kind of ['lent', 'constructor', ''])
      expect(pushText({ kind, type: 'task' })).toBe('There is news for you.');
  });

  it('takes the place of what was shown of the same record before', () => {
    const push = { kind: 'changed', type: 'task', id: 't1' };
    expect(pushTag(push)).toBe(pushTag({ ...push }));
    expect(pushTag(push)).not.toBe(pushTag({ ...push, id: 't2' }));
  });
});
