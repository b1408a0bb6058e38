import { type DeliveryFaults, type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';
import { RestClient } from '../../testing/rest-client';
import { type FixtureBundle, fixtureBundle } from '../fixture-bundle';
import { functionsState } from '../functions-state';

let fixture: FixtureBundle;
let backend: LocalBackend;
let rest: RestClient;

const int = (n: number) => ({ n: { integerValue: String(n) } });

async function start(deliveryFaults: DeliveryFaults = {}): Promise<void> {
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: () => undefined,
    functions: { bundle: fixture.bundle, deliveryFaults },
  });
  rest = new RestClient(backend);
}

interface Noted {
  readonly id: string;
  readonly of: string;
  readonly n: number | null;
  readonly was: number | null;
}

/** The changes that the function has noted, in its order. */
async function noted(): Promise<readonly Noted[]> {
  await eventually(async () => (await functionsState(backend)).outbox === 0);
  const { body } = await rest.call('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: 'noted' }], orderBy: [{ field: { fieldPath: 'at' } }] },
  });
  const number = (value?: { integerValue?: string }) =>
    value?.integerValue === undefined ? null : Number(value.integerValue);
  return (
    body as { document?: { fields: Record<string, { integerValue?: string; stringValue?: string }> } }[]
  ).flatMap(({ document }) =>
    document
      ? {
          id: document.fields.id?.stringValue ?? '',
          of: document.fields.of?.stringValue ?? '',
          n: number(document.fields.n),
          was: number(document.fields.was),
        }
      : [],
  );
}

beforeAll(() => {
  fixture = fixtureBundle();
});
afterEach(() => backend.close());
afterAll(() => fixture.remove());

describe('a function on documents', () => {
  it('gets every change of them in order, with both sides', async () => {
    await start();
    await rest.commit({ set: 'things/a', fields: int(1) }, { set: 'things/b', fields: int(10) });
    await rest.commit({ set: 'things/a', fields: int(2) }, { set: 'others/a', fields: int(2) });
    await rest.commit({ remove: 'things/a' });
    const changes = await noted();
    expect(changes.filter(({ of }) => of === 'a').map(({ was, n }) => [was, n])).toEqual([
      [null, 1],
      [1, 2],
      [2, null],
    ]);
    expect(changes).toHaveLength(4);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(4);
  });

  it('needs no process as long as nothing concerns it', async () => {
    await start();
    await rest.commit({ set: 'others/a', fields: int(1) });
    expect(await functionsState(backend)).toMatchObject({ pids: [], outbox: 0 });
  });

  it('gets an event again that it asked to have again and failed on', async () => {
    await start();
    await rest.commit({ set: 'stumbles/a', fields: {} });
    await eventually(async () => (await functionsState(backend)).outbox === 0);
    expect(await rest.fields('tries/a')).toEqual(int(3));
  });

  it('gets every event twice with the same id when a test asks for that', async () => {
    await start({ twice: true });
    await rest.commit({ set: 'things/a', fields: int(1) });
    const [first, second, ...more] = await noted();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('gets events in another order when a test asks for that', async () => {
    await start({ disordered: true });
    await rest.commit({ set: 'things/a', fields: int(1) });
    await rest.commit({ set: 'things/a', fields: int(2) });
    const changes = await noted();
    expect(changes.map(({ n }) => n).sort()).toEqual([1, 2]);
    expect(changes[0]?.n).toBe(2);
  });
});
