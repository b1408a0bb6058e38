import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const note = { id: 'c1', entryId: 'n1', note: { text: 'Called: all is well.' } };

function openWithCustomer() {
  const door = openTestDoor(now);
  door.database.put('customers/c1', { name: 'Clinics', number: 'CU-2026-0001', trashed: false, rev: 1 });
  return door;
}

describe('a note on a customer', () => {
  it('stands in the history once, and the record stays as it is', async () => {
    const { ask, database } = openWithCustomer();
    for (let sent = 0; sent < 2; sent += 1) await ask('office', 'customers.note', note);
    expect(database.all('events').map(({ data }) => data)).toEqual([
      expect.objectContaining({ kind: 'note', note: 'Called: all is well.', changes: [] }),
    ]);
    expect(database.at('customers/c1')).toMatchObject({ rev: 1 });
  });

  it('carries no changes of its own making: a page cannot send an entry', async () => {
    const { ask, database } = openWithCustomer();
    const forged = { ...note, changes: [null], actor: { uid: 'admin', name: 'Ana Adler', role: 'admin' } };
    await ask('office', 'customers.note', forged);
    expect(database.at('events/n1')).toMatchObject({ changes: [], actor: { uid: 'office' } });
  });

  it('is nothing that a manager writes', async () => {
    const { ask, database } = openWithCustomer();
    expect(await ask('manager', 'customers.note', note)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(database.all('events')).toEqual([]);
  });

  it('of 900 KB is refused', async () => {
    const { ask } = openWithCustomer();
    const answer = await ask('office', 'customers.note', { ...note, note: { text: 'x'.repeat(900_000) } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});
