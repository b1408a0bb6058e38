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

describe('a note that is corrected', () => {
  const corrected = {
    id: 'c1',
    entryId: 'n2',
    corrects: 'n1',
    note: { text: 'Called: all but the lift is well.' },
  };

  async function openWithNote() {
    const door = openWithCustomer();
    await door.ask('office', 'customers.note', note);
    return door;
  }

  it('stays in the history as it was, and is said again once', async () => {
    const { ask, database } = await openWithNote();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await ask('office', 'customers.correctNote', corrected)).toMatchObject({ ok: true });
    expect(database.at('events/n1')).toMatchObject({ note: 'Called: all is well.' });
    expect(database.at('events/n2')).toMatchObject({
      kind: 'note',
      note: corrected.note.text,
      corrects: 'n1',
    });
    expect(database.all('events')).toHaveLength(2);
  });

  it('is named by each correction of a correction', async () => {
    const { ask, database } = await openWithNote();
    await ask('office', 'customers.correctNote', corrected);
    await ask('office', 'customers.correctNote', { ...corrected, entryId: 'n3', corrects: 'n2' });
    expect(database.at('events/n3')).toMatchObject({ corrects: 'n1' });
  });

  it("is nobody's but its writer's", async () => {
    const { ask, database } = await openWithNote();
    expect(await ask('admin', 'customers.correctNote', corrected)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Only who wrote a note corrects it. Write a note of your own.' },
    });
    expect(database.at('events/n2')).toBeUndefined();
  });

  it('is no other entry, and no note on another customer', async () => {
    const { ask, database } = await openWithNote();
    const actor = { uid: 'office' };
    database.put('events/changed', { kind: 'changed', entity: { type: 'customer', id: 'c1' }, actor });
    database.put('events/elsewhere', { kind: 'note', entity: { type: 'customer', id: 'c2' }, actor });
    for (const corrects of ['changed', 'elsewhere', 'nothing'])
      expect(await ask('office', 'customers.correctNote', { ...corrected, corrects })).toMatchObject({
        ok: false,
        failure: { kind: 'missing' },
      });
    expect(database.at('events/n2')).toBeUndefined();
  });
});
