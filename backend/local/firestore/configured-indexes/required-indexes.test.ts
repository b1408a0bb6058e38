import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';
import { RawChannel } from '../../testing/raw-channel';
import { RestClient, refusal } from '../../testing/rest-client';
import { order, text, where } from '../conformance/values';

let folder: string;
let file: string;
let log: string[];
let backend: LocalBackend | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  file = join(folder, 'firestore.indexes.json');
  log = [];
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  rmSync(folder, { recursive: true });
});

async function start(...indexes: readonly object[]): Promise<LocalBackend> {
  writeFileSync(file, JSON.stringify({ indexes }));
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: file, log: (line) => log.push(line) });
  return backend;
}

const byDue = {
  from: [{ collectionId: 'tasks' }],
  where: where('status', 'EQUAL', text('open')),
  orderBy: order('due'),
};
const BY_DUE = {
  collectionGroup: 'tasks',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'due', order: 'ASCENDING' },
  ],
};
const run = (client: RestClient, structuredQuery: object = byDue) =>
  client.call('POST', ':runQuery', { structuredQuery });
const aggregate = (client: RestClient, aggregation: object) =>
  client.call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'tasks' }], where: byDue.where },
      aggregations: [aggregation],
    },
  });

/** What a refusal asks to paste. */
function pasted(message: string): object {
  const json = /^The query requires an index\. .*?(\{.*\})$/.exec(message)?.[1];
  return JSON.parse(json ?? 'null') as object;
}

describe('a query without its index', () => {
  it('is refused with the index to paste, runs once that is in the file, and stops when it is gone', async () => {
    const client = new RestClient(await start());
    const { status, body } = await run(client);
    expect(status).toBe(400);
    const [answer] = body as [{ error: { status: string; message: string } }];
    expect(answer.error.status).toBe('FAILED_PRECONDITION');
    expect(pasted(answer.error.message)).toEqual(BY_DUE);
    expect(log.at(-1)).toContain('"fieldPath":"due"');

    writeFileSync(file, JSON.stringify({ indexes: [pasted(answer.error.message)] }));
    await eventually(async () => (await run(client)).status === 200);
    writeFileSync(file, JSON.stringify({ indexes: [] }));
    await eventually(async () => (await run(client)).status === 400);
  });

  it('is refused as an aggregation too, where it sums over another field', async () => {
    const client = new RestClient(await start());
    expect((await aggregate(client, { count: {} })).status).toBe(200);
    expect((await aggregate(client, { sum: { field: { fieldPath: 'cost' } } })).body).toEqual([
      refusal('FAILED_PRECONDITION', expect.stringContaining('"fieldPath":"cost"')),
    ]);
  });

  it('ends its listener alone', async () => {
    const channel = new RawChannel(await start(), 'Listen');
    const parent = `${channel.database}/documents`;
    const listen = (targetId: number, structuredQuery: object) => ({
      database: channel.database,
      addTarget: { targetId, query: { parent, structuredQuery } },
    });
    await channel.open(listen(2, byDue), listen(4, { from: byDue.from }));
    const messages = await channel.nextSnapshot();
    expect(messages).toContainEqual({
      targetChange: expect.objectContaining({
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: expect.objectContaining({
          code: 9,
          status: 'FAILED_PRECONDITION',
          message: expect.stringMatching(/^The query requires an index\./),
        }),
      }),
    });
    expect(JSON.stringify(messages)).toContain('"CURRENT","targetIds":[4]');
  });

  it('of one field in a group is told as the service tells it', async () => {
    const client = new RestClient(await start());
    const group = { from: [{ collectionId: 'notes', allDescendants: true }], orderBy: order('-at') };
    expect((await run(client, group)).body).toEqual([
      refusal(
        'FAILED_PRECONDITION',
        expect.stringMatching(
          /^The query requires a COLLECTION_GROUP_DESC index for collection notes and field at\./,
        ),
      ),
    ]);
  });

  it('is told nothing about indexes when it may not be asked at all', async () => {
    const anybody = new RestClient(await start(), null);
    expect((await run(anybody)).body).toEqual([refusal('PERMISSION_DENIED')]);
  });
});

describe('a backend with a file of indexes', () => {
  it('does not start with a mistake, and names the place', async () => {
    await expect(start({ ...BY_DUE, queryScope: 'EVERYWHERE' })).rejects.toThrow(/indexes\[0\]\.queryScope/);
  });

  it('keeps its indexes while the file has a mistake', async () => {
    const client = new RestClient(await start(BY_DUE));
    writeFileSync(file, '{');
    await eventually(() => log.some((line) => line.includes('Indexes stay as they were')));
    expect((await run(client)).status).toBe(200);
  });

  it('takes definitions instead of a file', async () => {
    const indexes = { indexes: [], fieldOverrides: [] };
    backend = await startLocalBackend({ port: 0, dataDir: null, indexes, log: () => undefined });
    expect((await run(new RestClient(backend))).status).toBe(400);
  });
});
