import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient } from '../../testing/rest-client';
import { int, order, where } from './values';

let backend: LocalBackend;
let rest: RestClient;
let anybody: RestClient;

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  anybody = new RestClient(backend, null);
  await rest.commit(...['1', '2', '3'].map((id) => ({ set: `c/${id}`, fields: { a: int(id) } })));
});
afterAll(() => backend.close());

type Answer = () => Promise<{ readonly status: number; readonly body: unknown }>;
const query = (structuredQuery: object, more: object = {}): Answer => {
  return () =>
    rest.call('POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery },
      ...more,
    });
};
const call =
  (method: string, path: string, body?: object): Answer =>
  () =>
    rest.call(method, path, body);
const ref = (path: string) => `projects/demo-facility/databases/(default)/documents/${path}`;

const PRODUCTION = 'As in production; the emulator cannot.';
const WORDS = "Production's words; the emulator shows inner names.";
const NOT_OFFERED = 'Not offered: said aloud instead of half done.';
const CLEAR = 'A clear status instead of a bare 404.';
const PRECISE = 'Says which member it is about.';

/**
 * Everything we answer differently from the official emulator (v1.22.0) on purpose, with the reason. Any other
 * difference is a bug of ours. Without a request of their own:
 * - messages of streams carry `code` and no `done`; the third number of a forward answer is 0 instead of 7, which
 *   clients do not read; a refused message is told without its status in front of the text;
 * - resuming sends what changed and a filter instead of everything after a RESET, as production does, and a commit is
 *   one snapshot always;
 * - empty lists, maps and `fields` are written out, doubles as JavaScript writes them, -0 keeps its sign: ProtoJSON
 *   allows each, and what is stored stays as it was given;
 * - transactions by id lock nothing: the later commit is ABORTED at once instead of after two seconds, and each read of
 *   a read-only one is of its own moment;
 * - a path has at most 1,800 bytes, one installation is one project and one database.
 */
const DIFFERENCES: readonly [
  what: string,
  official: string,
  ours: number | string,
  reason: string,
  ask: Answer,
][] = [
  ['descending names', '400 not supported', 200, PRODUCTION, query({ orderBy: order('-__name__') })],
  [
    'a cursor on an implied order',
    '400 too many values',
    200,
    PRODUCTION,
    query({ startAt: { values: [{ referenceValue: ref('c/2') }] } }),
  ],
  [
    'a cursor on the field of an inequality',
    '400 too many values',
    200,
    PRODUCTION,
    query({ where: where('a', 'GREATER_THAN', int(1)), startAt: { values: [int(2)] } }),
  ],
  [
    'select without fields',
    'names only',
    '"a":',
    'The reference: if empty, all fields are returned.',
    query({ select: {} }),
  ],
  [
    'an offset in the answers',
    'skippedResults in all but the last',
    '[{"document":',
    'No client reads it.',
    query({ offset: 1 }),
  ],
  ['the last answer of a query', 'done: true', '[{"document":', 'The end of the list says it.', query({})],
  ['nearest neighbours', '200', 501, NOT_OFFERED, query({ findNearest: {} })],
  ['explain', 'ignored', 501, NOT_OFFERED, query({}, { explainOptions: { analyze: true } })],
  ['a query of the past', '200', 501, NOT_OFFERED, query({}, { readTime: '2026-01-01T00:00:00Z' })],
  ['a document of the past', '400', 501, NOT_OFFERED, call('GET', '/c/1?readTime=2026-01-01T00:00:00Z')],
  [
    'a transaction of the past',
    '200',
    501,
    NOT_OFFERED,
    call('POST', ':beginTransaction', { options: { readOnly: { readTime: '2026-01-01T00:00:00Z' } } }),
  ],
  ['partitions', '501', 501, 'The same status in our words.', call('POST', ':partitionQuery', {})],
  ['pipelines', '400 needs another edition', 501, NOT_OFFERED, call('POST', ':executePipeline', {})],
  ['an unknown call', '404 as text', 501, CLEAR, call('POST', ':nosuchverb', {})],
  ['PUT', '404 as text', 501, CLEAR, call('PUT', '/c/1', {})],
  ['documents of every collection', '200', 501, NOT_OFFERED, call('GET', '/')],
  ['a list by a field', '400', 501, NOT_OFFERED, call('GET', '/c?orderBy=a')],
  [
    'numeric ids',
    '200',
    501,
    'A remainder of Datastore no SDK makes.',
    () => rest.commit({ set: 'c/__id5__' }),
  ],
  ['a missing document', 'Document (…) not found.', 'Document \\"', WORDS, call('GET', '/c/none')],
  [
    'one that exists already',
    'entity already exists: EntityRef[…]',
    'Document already exists: ',
    WORDS,
    () => rest.commit({ set: 'c/1', currentDocument: { exists: false } }),
  ],
  [
    'one that is not there',
    'no entity to update: app: …',
    'No document to update: ',
    WORDS,
    () => rest.commit({ set: 'c/none', currentDocument: { exists: true } }),
  ],
  ['an empty commit', '{}', 'commitTime', 'Clients may rely on the time.', call('POST', ':commit', {})],
  [
    'a wrong type',
    "Payload isn't valid for request.",
    'writes must be a list',
    PRECISE,
    call('POST', ':commit', { writes: 'x' }),
  ],
  [
    'an unknown member',
    "Payload isn't valid for request.",
    'unknownMember',
    PRECISE,
    call('POST', ':commit', { unknownMember: 1 }),
  ],
  [
    'snake case',
    '200',
    400,
    'No client writes it; refused, never passed over.',
    call('POST', ':commit', { writes: [{ delete: ref('c/none'), current_document: { exists: false } }] }),
  ],
  ['a page size that is none', 'never answers', 400, 'The emulator breaks.', call('GET', '/c?pageSize=abc')],
];

describe('on purpose different from the official emulator:', () => {
  it.each(DIFFERENCES)('%s (there: %s; here: %s; %s)', async (_what, _official, ours, _reason, ask) => {
    const { status, body } = await ask();
    if (typeof ours === 'number') expect(status).toBe(ours);
    else expect(JSON.stringify(body)).toContain(ours);
    if (status === 501) expect(JSON.stringify(body)).toContain('"UNIMPLEMENTED"');
  });
});

describe('the same as the official emulator, for administrators only:', () => {
  it.each([
    ['POST', ':listCollectionIds', {}, 'Metadata operations require admin authentication.'],
    ['GET', '/c?showMissing=true', undefined, 'Metadata operations require admin authentication.'],
    [
      'POST',
      ':batchWrite',
      { writes: [{ delete: ref('c/none') }] },
      'Batch writes require admin authentication.',
    ],
  ])('%s %s', async (method, path, body, message) => {
    const answer = await anybody.call(method, path, body);
    expect(answer).toEqual({
      status: 403,
      body: { error: { code: 403, message, status: 'PERMISSION_DENIED' } },
    });
  });
});
