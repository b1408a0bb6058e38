import { attachments, CONTENT, MAX_CONTENT_BYTES } from '@fm/domain/attachment';
import { emptyContact, emptyCustomer } from '@fm/domain/customer';
import { chunksOf } from '@fm/domain/record';
import { emptySite } from '@fm/domain/site';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { MOST_ITEMS, MOST_MOVED } from '@fm/workflows/batch';
import { COMMANDS_VERSION } from '@fm/workflows/command';
import type { SeedDocument } from '../seed/chronicle';
import { inCollection } from '../seed/demo-fixture';
import { writeDocuments } from '../seed/write/rest';
import { signUp } from './sign-up';
import { callFunction, startWithFunctions } from './with-functions';

/* A transaction of the service takes 10 MiB, index entries included: the largest commands that people can give, through
 * the built functions, with records as full as those of the demo. */

jest.setTimeout(120_000);

let backend: LocalBackend;
let owner: RestClient;
let token: string;
let commands = 0;

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
  token = await signUp(backend, owner, 'admin', { role: 'admin' });
});
afterAll(() => backend.close());

/** Sends a command as a page does. Throws unless it was carried out. */
async function send(name: string, input: object): Promise<Record<string, unknown>> {
  commands += 1;
  const data = { id: `large-${commands}`, name, version: COMMANDS_VERSION, input };
  const { status, result } = await callFunction(backend, 'command', data, token);
  const answer = result as { ok: boolean; value?: Record<string, unknown> } | undefined;
  if (!answer?.ok) throw new Error(`${name} was answered ${status}: ${JSON.stringify(answer)}`);
  return answer.value ?? {};
}

/** Sends it again for as long as there is more to do. */
async function sendUntil(name: string, input: object, isOver: (value: Record<string, unknown>) => boolean) {
  for (let times = 1; times <= 100; times += 1) if (isOver(await send(name, input))) return;
  throw new Error(`${name} did not end.`);
}

const TRASHED = '"trashed":{"booleanValue":true}';
const isDone = ({ more }: Record<string, unknown>) => more === false;
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

const fullestFound = new Map<string, Record<string, unknown>>();

/** The fullest record of the demo in a collection. */
function fullest(collection: string): Record<string, unknown> {
  const found = fullestFound.get(collection);
  if (found) return found;
  const [first] = inCollection(collection)
    .map(({ data }) => ({ data, size: JSON.stringify(data).length }))
    .sort((a, b) => b.size - a.size);
  if (!first) throw new Error(`The demo has nothing in ${collection}.`);
  fullestFound.set(collection, first.data);
  return first.data;
}

const put = (documents: readonly SeedDocument[]) => writeDocuments(backend, documents);

/** A customer with as much below it as asked for; `id` is part of all ids. */
function customerWith(id: string, { sites = 1, contacts = 0, assets = 0, orders = 0 }): SeedDocument[] {
  const customerRef = { id, name: `Customer ${id}` };
  const siteRef = { id: `${id}-s0`, name: 'North wing' };
  const below = (collection: string, count: number, path: string, fields: (n: number) => object) =>
    many(count, (n) => ({
      path: `${path}/${id}-${collection[0]}${n}`,
      data: { ...fullest(collection), customerRef, number: undefined, ...fields(n) },
    }));
  return [
    { path: `customers/${id}`, data: { ...fullest('customers'), ...customerRef, name: customerRef.name } },
    ...below('sites', sites, 'sites', (n) => ({ name: `Site ${n}`, nameLower: `site ${n}` })),
    ...below('contacts', contacts, `customers/${id}/contacts`, () => ({})),
    ...below('assets', assets, 'assets', () => ({ siteRef, parentId: undefined })),
    ...below('workOrders', orders, 'workOrders', () => ({ siteRef, status: 'verified' })),
  ] as SeedDocument[];
}

describe('a command as large as people can give it', () => {
  it('creates 60 orders that are due, 30 at a time', async () => {
    const plan = fullest('maintenancePlans');
    const startDate = '2026-06-01';
    await put([
      ...customerWith('due', {}),
      {
        path: 'maintenancePlans/due-plan',
        data: {
          ...plan,
          customerRef: { id: 'due', name: 'Customer due' },
          siteRef: { id: 'due-s0', name: 'North wing' },
          assetRefs: [],
          assetIds: [],
          state: 'active',
          recurrence: { unit: 'day', every: 1 },
          nonWorkingDay: 'keep',
          startDate,
          nextDueDate: startDate,
          endDate: undefined,
          maxCount: undefined,
          season: undefined,
        },
      } as SeedDocument,
    ]);
    for (const _ of [1, 2]) {
      const { created } = await send('plans.createOrders', { id: 'due-plan', seen: [] });
      expect(created).toHaveLength(30);
    }
  });

  it('merges a customer with 200 orders, and takes that back', async () => {
    await put([
      ...customerWith('kept', {}),
      ...customerWith('other', { sites: 20, contacts: 20, orders: 200 }),
    ]);
    const pair = { kept: 'kept', other: 'other' };
    const nameOfLast = async () => JSON.stringify(await owner.fields('workOrders/other-w199'));
    await send('customers.beginMerge', { ...pair, batchId: 'merge', choices: {} });
    await sendUntil('customers.mergePage', pair, ({ ended }) => ended === true);
    expect(await nameOfLast()).toContain('Customer kept');
    await send('customers.beginUnmerge', pair);
    const pieces = many(200, (n) => ({ type: 'workOrder', id: `other-w${n}` }));
    for (const page of chunksOf(pieces, MOST_MOVED))
      expect(await send('customers.unmergePage', { ...pair, pieces: page })).toEqual({ failed: [] });
    expect(await nameOfLast()).toContain('Customer other');
  });

  it('imports 500 customers with two sites and two contacts each', async () => {
    const { number: _, ...values } = emptyCustomer() as object & { number?: unknown };
    const address = { line1: 'Quay 1', line2: '', postcode: '20457', city: 'Hamburg', country: 'DE' };
    const site = { ...emptySite(), address };
    const contact = { ...emptyContact(), email: 'person@example.test' };
    const row = (id: string, of: object, name: string) => ({ id, values: { ...of, name }, given: ['name'] });
    const rows = many(500, (n) => ({
      ...row(`import-${n}`, values, `Imported ${n}`),
      into: null,
      sites: many(2, (at) => ({ ...row(`import-${n}-s${at}`, site, `Site ${at}`), isAddress: false })),
      contacts: many(2, (at) => row(`import-${n}-c${at}`, contact, `Person ${at}`)),
    }));
    for (const page of chunksOf(rows, Math.floor(MOST_ITEMS / 5)))
      expect(await send('customers.importPage', { batchId: 'import', rows: page })).toEqual({ failed: [] });
  });

  it('trashes 50 customers with all that is theirs', async () => {
    const ids = many(50, (n) => `trash-${n}`);
    await put(ids.flatMap((id) => customerWith(id, { sites: 3, contacts: 4, assets: 8 })));
    await sendUntil('records.trashMany', { type: 'customer', ids, batchId: 'trash' }, ({ failed, more }) => {
      expect(failed).toEqual([]);
      return more !== true;
    });
    expect(JSON.stringify(await owner.fields('assets/trash-49-a7'))).toContain(TRASHED);
  });

  it('trashes a customer of 1,000 assets', async () => {
    await put(customerWith('large', { assets: 1_000 }));
    await sendUntil('records.trash', { type: 'customer', id: 'large', batchId: 'large' }, isDone);
    expect(JSON.stringify(await owner.fields('customers/large'))).toContain(TRASHED);
  });

  it('restores and purges a customer of 120 assets', async () => {
    await put(customerWith('some', { assets: 120 }));
    const named = { type: 'customer', id: 'some' };
    await sendUntil('records.trash', { ...named, batchId: 'some' }, isDone);
    await sendUntil('records.restore', { ...named, batchId: 'back' }, isDone);
    await sendUntil('records.trash', { ...named, batchId: 'again' }, isDone);
    await sendUntil('records.purge', named, isDone);
    expect(await owner.fields('assets/some-a119')).toBeUndefined();
  });

  it('purges an order with 200 files of which 40 have 700 KB', async () => {
    const content = { data: new Uint8Array(MAX_CONTENT_BYTES), mime: 'image/jpeg' };
    const entity = { type: 'workOrder', id: 'files-w0', label: 'Lift' };
    const photo = { ...fullest('attachments'), entity, contentOf: undefined };
    const paths = many(200, (n) => `${attachments.path}/photo-${n}`);
    await put(customerWith('files', { orders: 1 }));
    await put(paths.map((path) => ({ path, data: photo })) as SeedDocument[]);
    for (const some of chunksOf(paths.slice(-40), 6))
      await put(some.map((path) => ({ path: `${path}/${CONTENT}`, data: content })) as SeedDocument[]);
    const named = { type: 'workOrder', id: 'files-w0' };
    await send('records.trash', { ...named, batchId: 'files' });
    await sendUntil('records.purge', named, isDone);
    expect(await owner.fields(`${attachments.path}/photo-199/${CONTENT}`)).toBeUndefined();
  });
});
