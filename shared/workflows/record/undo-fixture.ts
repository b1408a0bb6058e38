import { customerToRecord, emptyCustomer } from '@fm/domain/customer';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

/** A door with two tagged customers, and how a batch is undone. */
export function withCustomers() {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 1, ...data });
  const customer = (id: string, name: string) =>
    put(`customers/${id}`, {
      ...customerToRecord({ ...emptyCustomer(), name, currency: 'EUR', tags: ['old'] }),
      number: `CU-2026-000${id.slice(1)}`,
      updatedBy: { uid: 'office', name: 'Olga Brandt' },
    });
  customer('c1', 'Alpha');
  customer('c2', 'Beta');
  const undo = (uid: string, batchId: string, back = 'back') => {
    const of = new Map<string, string[]>();
    for (const { path, data } of door.database.all('events')) {
      const { id } = data.entity as { id: string };
      if (data.batchId === batchId) of.set(id, [...(of.get(id) ?? []), path.split('/').at(-1) ?? '']);
    }
    return door.ask(uid, 'records.undo', { records: [...of.values()], batchId, back, note: 'Undone' });
  };
  const tag = (uid: string, ids: string[], batchId: string, added = 'VIP') =>
    door.ask(uid, 'customers.changeMany', {
      ids,
      batchId,
      change: { to: 'tags', added: [added], removed: [] },
    });
  const putEntry = (id: string, data: object) => put(`events/${id}`, { at: now, changes: [], ...data });
  return { ...door, put, undo, tag, putEntry, at: (path: string) => door.database.at(path) };
}

export const office = { uid: 'office', name: 'Olga Brandt', role: 'office' };

export const alpha = { type: 'customer', id: 'c1', label: 'Alpha' };
