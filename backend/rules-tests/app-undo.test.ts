/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { commitTogether, createRecord, type KindOfEntry, newId, undoBatch, updateRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { Actor } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { type AppUnderRules, connectApp } from './app-fixture';
import * as samples from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

const kindOf: KindOfEntry = ({ entity }) =>
  entity.type === 'customer' ? customers : entity.type === 'site' ? sites : undefined;

/** Stored customers with these names; gives their ids. */
async function stored(actor: Actor, ...names: string[]): Promise<string[]> {
  const ids = names.map(() => newId());
  for (const [index, id] of ids.entries()) {
    const values = { ...samples.CUSTOMER.values, name: names[index] ?? '', nameLower: 'x', tags: ['old'] };
    await app.stored(createRecord(customers, actor, id, values));
  }
  return ids;
}

/** Gives each customer a tag, as one act. */
async function tagged(actor: Actor, ids: readonly string[]): Promise<string> {
  const batchId = newId();
  for (let at = 0; at < ids.length; at += 16) {
    await app.stored(
      commitTogether(actor, async (unit) => {
        for (const id of ids.slice(at, at + 16)) {
          await unit.change(customers, id, ({ tags }) => ({ ok: true, patch: { tags: [...tags, 'VIP'] } }), {
            batchId,
          });
        }
      }),
    );
  }
  return batchId;
}

describe('undoing a batch', () => {
  it('takes back the change of more records than one commit holds, once', async () => {
    const actor = await app.signIn('office');
    const ids = await stored(actor, ...Array.from({ length: 18 }, (_, index) => `Clinic ${index}`));
    const batchId = await tagged(actor, ids);
    expect((await app.read(customers, ids[17] ?? '')).tags).toEqual(['old', 'VIP']);

    expect(await app.stored(undoBatch(actor, batchId, kindOf))).toBeUndefined();
    expect(await app.stored(undoBatch(actor, batchId, kindOf))).toBeUndefined();
    for (const id of ids) expect(await app.read(customers, id)).toMatchObject({ tags: ['old'], rev: 3 });
  });

  it('leaves what somebody changed since, and names it', async () => {
    const actor = await app.signIn('office');
    const [a = '', b = ''] = await stored(actor, 'Alpha', 'Beta');
    const batchId = await tagged(actor, [a, b]);
    const other = await app.signIn('admin');
    const edited = await app.read(customers, a);
    await app.stored(updateRecord(customers, other, edited, { tags: ['theirs'] }));
    await app.signIn('office');

    const words = await app.stored(undoBatch(actor, batchId, kindOf));
    expect(words).toBe(`${other.name} changed Tags of Alpha since.`);
    expect((await app.read(customers, a)).tags).toEqual(['theirs']);
    expect((await app.read(customers, b)).tags).toEqual(['old']);
    const again = await undoBatch(actor, await tagged(actor, [a]), kindOf);
    expect(again.ok).toBe(true);
  });

  it('keeps what the fields are sorted by in step', async () => {
    const actor = await app.signIn('office');
    const [id = ''] = await stored(actor, 'Alpha');
    const batchId = newId();
    const patch = { name: 'Omega', nameLower: 'omega' };
    await app.stored(updateRecord(customers, actor, await app.read(customers, id), patch, { batchId }));
    await app.stored(undoBatch(actor, batchId, kindOf));
    expect(await app.read(customers, id)).toMatchObject({ name: 'Alpha', nameLower: 'alpha' });
  });

  it('brings back what went to the trash together, and only that', async () => {
    const actor = await app.signIn('office');
    const [a = '', b = '', c = ''] = await stored(actor, 'Alpha', 'Beta', 'Gamma');
    await app.stored(commitTogether(actor, (unit) => unit.trash(customers, c)));
    const batchId = newId();
    await app.stored(
      commitTogether(actor, async (unit) => {
        for (const id of [a, b, c]) await unit.trash(customers, id, { batchId });
      }),
    );
    await app.stored(undoBatch(actor, batchId, kindOf));
    const restored = await app.read(customers, a);
    expect(restored).toMatchObject({ trashed: false, rev: 3 });
    expect(restored.trashedAt).toBeUndefined();
    expect((await app.read(customers, c)).trashed).toBe(true);
  });

  it('throws away what was imported, but not what was worked on since', async () => {
    const actor = await app.signIn('office');
    const batchId = newId();
    const [a, b] = [newId(), newId()];
    const values = { ...samples.CUSTOMER.values, name: 'Imported' };
    const note = { kind: 'imported' as const, batchId };
    for (const id of [a, b]) await app.stored(createRecord(customers, actor, id, values, note));
    await app.stored(updateRecord(customers, actor, await app.read(customers, b), { tags: ['kept'] }));

    expect(await app.stored(undoBatch(actor, batchId, kindOf))).toBe(`${actor.name} changed Imported since.`);
    expect((await app.read(customers, a)).trashed).toBe(true);
    expect((await app.read(customers, b)).trashed).toBe(false);
  });
});
