import { CONTENT } from '@fm/domain/attachment';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const input = { type: 'customer', id: 'c1' };

/** A door with a customer in the trash. */
function withTrashed() {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 1, ...data });
  put('customers/c1', {
    name: 'Elbe Clinic',
    number: 'CU-2026-0001',
    status: 'active',
    tags: [],
    trashed: true,
  });
  const stands = (path: string) => door.database.at(path)?.trashed;
  /** Purges as a page does: again for as long as there is more. */
  const purge = async (named = input) => {
    for (let times = 1; ; times += 1) {
      const answer = await door.ask('admin', 'records.purge', named);
      if (!answer.ok) throw new Error(answer.failure.message);
      if (!(answer.value as { more: boolean }).more) return times;
    }
  };
  return { ...door, put, stands, purge };
}

describe('deleting the files of a record for good', () => {
  it('leaves a content that a file of another record shows, until that goes too', async () => {
    const door = withTrashed();
    const file = (id: string, entity: string, over: object = {}) =>
      door.put(`attachments/${id}`, { entity: { type: 'customer', id: entity }, ...over });
    file('first', 'c1');
    file('copy', 'c2', { contentOf: 'first' });
    file('again', 'c2', { contentOf: 'first' });
    door.put(`attachments/first/${CONTENT}`, {});
    await door.purge();
    expect(door.stands('attachments/first')).toBeUndefined();
    expect(door.database.at(`attachments/first/${CONTENT}`)).toBeDefined();
    door.put('customers/c2', { name: 'Alster', number: 'CU-2026-0002', status: 'active', tags: [] });
    const other = { ...input, id: 'c2' };
    await door.ask('office', 'records.trash', { ...other, batchId: 'b3' });
    await door.purge(other);
    expect(door.database.all('attachments')).toEqual([]);
    expect(door.database.at(`attachments/first/${CONTENT}`)).toBeUndefined();
  });

  it('deletes a copy, and leaves the content to the file that it is of', async () => {
    const door = withTrashed();
    door.put('attachments/first', { entity: { type: 'customer', id: 'c2' } });
    door.put('attachments/copy', { entity: { type: 'customer', id: 'c1' }, contentOf: 'first' });
    door.put(`attachments/first/${CONTENT}`, {});
    await door.purge();
    expect(door.stands('attachments/copy')).toBeUndefined();
    expect(door.database.at(`attachments/first/${CONTENT}`)).toBeDefined();
  });

  it('deletes its files with their contents, however many there are', async () => {
    const door = withTrashed();
    for (let at = 0; at < 201; at += 1) {
      door.put(`attachments/a${at}`, { entity: { type: 'customer', id: 'c1' } });
      door.put(`attachments/a${at}/${CONTENT}`, {});
    }
    door.put('attachments/other', { entity: { type: 'customer', id: 'c2' } });
    expect(await door.ask('admin', 'records.purge', input)).toMatchObject({ value: { more: true } });
    expect(door.stands('customers/c1')).toBe(true);
    // Six at a time, and the record by itself.
    expect(await door.purge()).toBe(34);
    expect(door.database.all('attachments').map(({ path }) => path)).toEqual(['attachments/other']);
    expect(door.database.at(`attachments/a200/${CONTENT}`)).toBeUndefined();
    expect(door.stands('customers/c1')).toBeUndefined();
  });

  it('finds them behind those of another kind with the same id, by which a purge took none and said it was done', async () => {
    const door = withTrashed();
    for (let at = 0; at < 200; at += 1)
      door.put(`attachments/a${at}`, { entity: { type: 'workOrder', id: 'c1' } });
    door.put('attachments/own', { entity: { type: 'customer', id: 'c1' } });
    door.put(`attachments/own/${CONTENT}`, {});
    await door.purge();
    expect(door.database.at('attachments/own')).toBeUndefined();
    expect(door.database.at(`attachments/own/${CONTENT}`)).toBeUndefined();
    expect(door.database.all('attachments')).toHaveLength(200);
  });
});
