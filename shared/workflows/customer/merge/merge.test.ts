import { emptyContact, emptyCustomerScreen } from '@fm/domain/customer';
import { emptySite } from '@fm/domain/site';
import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../../testing';

const now = new Date('2026-11-20T09:00:00Z');
const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };
const pair = { kept: 'kept', other: 'other' };

/** Two customers of nearly the same name, one with a site, a contact and a task. */
async function doubled() {
  const door = openTestDoor(now);
  const { ask, database } = door;
  const save = (id: string, values: object) =>
    ask('office', 'customers.save', {
      id,
      values: { ...emptyCustomerScreen(), name: 'Elbe Clinic', ...values },
      base: null,
      parts: null,
    });
  await save('kept', { tags: ['a'] });
  await save('other', {
    name: 'Elbe Klinik',
    email: 'new@elbe.example',
    tags: ['b'],
    sites: [{ ...emptySite(), recordId: 's1', name: 'North wing', address }],
    contacts: [{ ...emptyContact(), recordId: 'p1', name: 'Kay', phone: '+49 30 1234567' }],
  });
  await ask('office', 'tasks.save', {
    id: 't1',
    values: { ...emptyTask(), title: 'Order filters', customerRef: { id: 'other', name: 'Elbe Klinik' } },
    base: null,
  });
  const at = (path: string) => database.at(path);
  const begin = (uid = 'office', batchId = 'b1') =>
    ask(uid, 'customers.beginMerge', { ...pair, batchId, choices: {} });
  const page = (uid = 'office') => ask(uid, 'customers.mergePage', pair);
  const merge = async (batchId = 'b1') => {
    await begin('office', batchId);
    for (;;) {
      const answer = await page();
      if (!answer.ok) throw new Error(answer.failure.message);
      if ((answer.value as { ended: boolean }).ended) return;
    }
  };
  const pieces = [
    { type: 'site' as const, id: 's1' },
    { type: 'contact' as const, id: 'p1' },
    { type: 'task' as const, id: 't1' },
  ];
  const undo = async () => {
    const begun = await ask('office', 'customers.beginUnmerge', pair);
    if (!begun.ok) return begun;
    const back = await ask('office', 'customers.unmergePage', { ...pair, pieces });
    const ended = await ask('office', 'customers.endUnmerge', pair);
    return { ok: true, value: [back, ended].map((one) => (one.ok ? one.value : one.failure)) };
  };
  return { ...door, at, begin, page, merge, undo };
}

const siteOwner = (at: (path: string) => unknown) => at('sites/s1') as { customerRef: { id: string } };
const NOTHING_LEFT = { ok: true, value: [{ failed: [] }, { words: null }] };

describe('two customers that are one', () => {
  it('become one that has what both had, and the other leads to it', async () => {
    const { at, merge } = await doubled();
    await merge();
    expect(at('customers/kept')).toMatchObject({
      email: 'new@elbe.example',
      tags: ['a', 'b'],
      mergedFrom: ['other'],
    });
    expect(at('customers/other')).toMatchObject({
      trashed: true,
      mergedInto: { id: 'kept', name: 'Elbe Clinic', batchId: 'b1' },
    });
    expect(siteOwner(at).customerRef).toEqual({ id: 'kept', name: 'Elbe Clinic' });
    expect(at('tasks/t1')).toMatchObject({ customerRef: { id: 'kept', name: 'Elbe Clinic' } });
    expect(at('customers/kept/contacts/p1')).toMatchObject({ name: 'Kay', trashed: false });
    expect(at('customers/other/contacts/p1')).toMatchObject({ trashed: true });
  });

  it('become one although something of the other one is damaged', async () => {
    const { at, database, merge } = await doubled();
    database.put('sites/s1', { ...at('sites/s1'), address: 'Am Park 1' });
    database.put('reminders/r1', {
      customerId: 'other',
      entity: { type: 'customer', id: 'other', label: 'Elbe Klinik' },
      rule: { kind: 'relative' },
      state: 'scheduled',
      rev: 1,
      trashed: false,
    });
    await merge();
    expect(at('sites/s1')).toMatchObject({ customerRef: { id: 'kept' }, address: 'Am Park 1' });
    expect(at('reminders/r1')).toMatchObject({ customerId: 'kept', entity: { id: 'kept' } });
    expect(at('customers/other')).toMatchObject({ trashed: true });
  });

  it('are two again when it is undone, also said twice, and can be merged anew', async () => {
    const { at, merge, undo } = await doubled();
    await merge();
    for (let times = 0; times < 2; times += 1) expect(await undo()).toEqual(NOTHING_LEFT);
    expect(at('customers/kept')).toMatchObject({ tags: ['a'] });
    expect(at('customers/kept')).not.toHaveProperty('email');
    expect(at('customers/kept')).not.toHaveProperty('mergedFrom');
    expect(at('customers/other')).toMatchObject({ trashed: false });
    expect(at('customers/other')).not.toHaveProperty('mergedInto');
    expect(siteOwner(at).customerRef.id).toBe('other');
    expect(at('tasks/t1')).toMatchObject({ customerRef: { id: 'other' } });
    expect(at('customers/kept/contacts/p1')).toMatchObject({ trashed: true });
    expect(at('customers/other/contacts/p1')).toMatchObject({ trashed: false });

    await merge('b2');
    expect(at('customers/kept/contacts/p1')).toMatchObject({ name: 'Kay', trashed: false });
    expect(await undo()).toEqual(NOTHING_LEFT);
    expect(siteOwner(at).customerRef.id).toBe('other');
  });

  it('stay one while new work stands at a site that would return, and it is said which', async () => {
    const { at, database, merge, undo } = await doubled();
    await merge();
    const order = {
      number: 'WO-2026-0001',
      title: 'Filters',
      customerRef: { id: 'kept', name: 'Elbe Clinic' },
      siteRef: { id: 's1', name: 'North wing' },
      trashed: false,
    };
    database.put('workOrders/w1', order);
    expect(await undo()).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/^New since the merge at sites .*Nothing was undone\.$/) },
    });
    expect(at('customers/other')).toMatchObject({ trashed: true });
    database.put('workOrders/w1', { ...order, trashed: true });
    expect(await undo()).toEqual(NOTHING_LEFT);
  });

  it('stay half-way where the merge was interrupted, to be finished or undone', async () => {
    const { at, begin, merge, page, undo } = await doubled();
    await begin();
    expect(await page()).toMatchObject({ ok: true, value: { ended: false, left: 0 } });
    expect(await undo()).toEqual(NOTHING_LEFT);
    expect(siteOwner(at).customerRef.id).toBe('other');
    await begin('office', 'b2');
    expect(await begin('office', 'b3')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    // The copy that was left in the trash is taken out by the first page and filled by the second.
    for (let pages = 0; pages < 2; pages += 1) await page();
    expect(await page()).toMatchObject({ ok: true, value: { moved: 0, ended: true } });
    await undo();
    await merge('b4');
    expect(siteOwner(at).customerRef.id).toBe('kept');
  });

  it('keep what somebody changed since, and name it', async () => {
    const { at, database, merge, undo } = await doubled();
    await merge();
    const by = { updatedBy: { uid: 'admin', name: 'Ana Adler' } };
    const copy = 'customers/kept/contacts/p1';
    database.put('customers/kept', { ...at('customers/kept'), email: 'other@elbe.example', ...by });
    database.put(copy, { ...at(copy), phone: '+49 30 2', ...by });
    expect(await undo()).toMatchObject({
      value: [
        { failed: [{ at: 1, failure: { message: 'Ana Adler changed Kay since.' } }] },
        { words: 'Ana Adler changed E-mail of Elbe Clinic since.' },
      ],
    });
    expect(siteOwner(at).customerRef.id).toBe('other');
    expect(at('customers/kept')).not.toHaveProperty('mergedFrom');
  });

  it('let a page of 25 go over at a time, and tell how many are left', async () => {
    const { begin, database, page } = await doubled();
    for (let each = 0; each < 20; each += 1) {
      const site = { ...database.at('sites/s1') };
      database.put(`sites/more${each}`, site);
      database.put(`customers/other/contacts/more${each}`, {
        ...database.at('customers/other/contacts/p1'),
      });
    }
    await begin();
    expect(await page()).toMatchObject({ value: { moved: 25, left: 18, ended: false } });
    expect(await page()).toMatchObject({ value: { moved: 18, left: 0, ended: false } });
    expect(await page()).toMatchObject({ value: { moved: 0, left: 0, ended: true } });
  });

  it.each(['manager', 'disabled'])('are not merged by a %s', async (uid) => {
    const { at, begin, page } = await doubled();
    expect(await begin(uid)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    await begin();
    expect(await page(uid)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(siteOwner(at).customerRef.id).toBe('other');
  });

  it('are not moved by a page that no merge was begun for', async () => {
    const { at, page } = await doubled();
    expect(await page()).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(siteOwner(at).customerRef.id).toBe('other');
  });
});
