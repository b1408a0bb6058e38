/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { commitTogether, createRecord, newId, resultOf, updateRecord } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { contactForm, contactsOf, customers } from '@fm/domain/customer';
import type { Actor, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import { beginMerge, endMerge, type Pair } from '../../remotes/customers/src/features/merge/api/begin-merge';
import { moveAll } from '../../remotes/customers/src/features/merge/api/move-all';
import { findPieces } from '../../remotes/customers/src/features/merge/api/pieces';
import { undoMerge } from '../../remotes/customers/src/features/merge/api/undo-merge';
import { type AppUnderRules, connectApp } from './app-fixture';
import * as samples from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

/** What belongs to the customer that goes, by name. */
interface Twins extends Pair {
  readonly site: string;
  readonly asset: string;
  readonly task: string;
  readonly contact: string;
  readonly reminder: string;
}

/** Two customers of the same name, one with a site, an asset, a task, a contact and a reminder. */
async function twins(actor: Actor): Promise<Twins> {
  const [kept, other, site, asset, task, contact, reminder] = Array.from({ length: 7 }, newId) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const { values } = samples.CUSTOMER;
  const ref = { id: other, name: 'Elbe Klinik' };
  await app.stored(createRecord(customers, actor, kept, { ...values, email: undefined, tags: ['a'] }));
  await app.stored(
    createRecord(customers, actor, other, {
      ...values,
      name: ref.name,
      email: 'new@elbe.example',
      tags: ['b'],
      contractEnd: '2027-06-30',
    }),
  );
  await app.stored(createRecord(sites, actor, site, { ...samples.SITE.values, customerRef: ref }));
  await app.stored(createRecord(assets, actor, asset, { ...samples.ASSET.values, customerRef: ref }));
  await app.stored(createRecord(tasks, actor, task, { ...samples.TASK.values, customerRef: ref }));
  await app.stored(
    createRecord(contactsOf(other), actor, contact, {
      ...contactForm.toRecord({ ...contactForm.empty(), name: 'Kay', phone: '+49 30 1' }, ref),
    }),
  );
  await app.stored(
    createRecord(reminders, actor, reminder, {
      ...samples.REMINDER.values,
      entity: { type: 'customer', id: other, label: ref.name },
      customerId: other,
    }),
  );
  return {
    kept: { id: kept, name: values.name },
    other: ref,
    batchId: newId(),
    site,
    asset,
    task,
    contact,
    reminder,
  };
}

async function merged(actor: Actor, pair: Pair): Promise<void> {
  await app.stored(beginMerge(actor, pair, {}));
  await app.stored(moveAll(actor, pair));
  await app.stored(endMerge(actor, pair));
}

const ownersOf = async ({ site, asset, task, reminder }: Twins) => [
  (await app.read(sites, site)).customerRef.id,
  (await app.read(assets, asset)).customerRef.id,
  (await app.read(tasks, task)).customerRef?.id,
  (await app.read(reminders, reminder)).customerId,
  (await app.read(reminders, reminder)).entity?.id,
];

const contactOf = async (actor: Actor, customerId: string, id: string): Promise<Stored<object> | undefined> =>
  resultOf(await commitTogether(actor, (unit) => unit.find(contactsOf(customerId), id)));

describe('two customers that are one', () => {
  it('become one that has what both had, and the other leads to it', async () => {
    const actor = await app.signIn('office');
    const pair = await twins(actor);
    await merged(actor, pair);

    expect(await app.read(customers, pair.kept.id)).toMatchObject({
      email: 'new@elbe.example',
      tags: ['a', 'b'],
      mergedFrom: [pair.other.id],
    });
    expect(await app.read(customers, pair.other.id)).toMatchObject({
      trashed: true,
      mergedInto: { ...pair.kept, batchId: pair.batchId },
    });
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.kept.id]));
    expect(await contactOf(actor, pair.kept.id, pair.contact)).toMatchObject({ name: 'Kay', trashed: false });
    expect(await app.stored(findPieces(pair.other.id))).toEqual([]);
  });

  it('are two again when it is undone, and can be merged anew', async () => {
    const actor = await app.signIn('office');
    const pair = await twins(actor);
    await merged(actor, pair);
    for (let times = 0; times < 2; times += 1) {
      expect(await app.stored(undoMerge(actor, pair))).toBeUndefined();
    }

    const kept = await app.read(customers, pair.kept.id);
    expect([kept.email, kept.tags, kept.mergedFrom]).toEqual([undefined, ['a'], undefined]);
    expect(await app.read(customers, pair.other.id)).toMatchObject({ trashed: false });
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.other.id]));
    expect(await contactOf(actor, pair.kept.id, pair.contact)).toMatchObject({ trashed: true });
    expect(await contactOf(actor, pair.other.id, pair.contact)).toMatchObject({ trashed: false });

    const again = { ...pair, batchId: newId() };
    await merged(actor, again);
    expect(await contactOf(actor, pair.kept.id, pair.contact)).toMatchObject({ name: 'Kay', trashed: false });
    expect(await app.stored(undoMerge(actor, again))).toBeUndefined();
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.other.id]));
  });

  it('stay one while new work stands at a site that would return, and it is said which', async () => {
    const actor = await app.signIn('office');
    const pair = await twins(actor);
    await merged(actor, pair);
    const order = newId();
    await app.stored(
      createRecord(workOrders, actor, order, {
        ...samples.WORK_ORDER.values,
        customerRef: pair.kept,
        siteRef: { id: pair.site, name: 'North wing' },
      }),
    );
    expect(await undoMerge(actor, pair)).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/^New since the merge at sites .*Nothing was undone\.$/) },
    });
    expect(await app.read(customers, pair.other.id)).toMatchObject({ trashed: true });
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.kept.id]));

    await app.stored(commitTogether(actor, (unit) => unit.trash(workOrders, order)));
    expect(await app.stored(undoMerge(actor, pair))).toBeUndefined();
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.other.id]));
  });

  it('stay half-way where the merge was interrupted, to be finished or undone', async () => {
    const actor = await app.signIn('office');
    const [finished, undone] = [await twins(actor), await twins(actor)];
    const stop = new AbortController();
    stop.abort();
    for (const pair of [finished, undone]) {
      await app.stored(beginMerge(actor, pair, {}));
      expect(await moveAll(actor, pair, { signal: stop.signal })).toMatchObject({ ok: false });
    }
    await app.stored(moveAll(actor, finished));
    await app.stored(endMerge(actor, finished));
    expect(new Set(await ownersOf(finished))).toEqual(new Set([finished.kept.id]));
    await app.stored(undoMerge(actor, undone));
    expect(new Set(await ownersOf(undone))).toEqual(new Set([undone.other.id]));
    expect(await app.read(customers, undone.other.id)).not.toHaveProperty('mergedInto');
  });

  it('keep what somebody changed since, and name it', async () => {
    const actor = await app.signIn('office');
    const pair = await twins(actor);
    await merged(actor, pair);
    const kept = await app.read(customers, pair.kept.id);
    await app.stored(updateRecord(customers, actor, kept, { email: 'other@elbe.example' }));
    const copy = await app.read(contactsOf(pair.kept.id), pair.contact);
    await app.stored(updateRecord(contactsOf(pair.kept.id), actor, copy, { phone: '+49 30 2' }));

    expect(await app.stored(undoMerge(actor, pair))).toBe(
      `${actor.name} changed Kay since. ${actor.name} changed E-mail of ${pair.kept.name} since.`,
    );
    expect(new Set(await ownersOf(pair))).toEqual(new Set([pair.other.id]));
    expect(await app.read(customers, pair.kept.id)).not.toHaveProperty('mergedFrom');
  });
});
