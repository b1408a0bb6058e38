import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clearData, type ListViewOptions, QuerySpec } from '@fm/data';
import { ConfiguredIndexes, missingIndex, parseFieldPath, readDefinitions } from '@fm/local-backend/indexes';
import type { RecordList } from '@fm/screens/list';
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryOf, type Way } from './asked-query';
import { type Asked, neededIndexes } from './needed-indexes';
import { PASSING_ON, SCREENS } from './screens';
import { viewsFor } from './views';

const mockNoted: { options?: ListViewOptions<string, string>; pages: boolean; sum: string | undefined } = {
  pages: false,
  sum: undefined,
};

jest.mock('@fm/firebase/firestore', () => ({
  ...jest.requireActual('@fm/firebase/firestore'),
  firestore: () => ({}),
  doc: () => ({}),
  onSnapshot: () => () => undefined,
  getDocs: async () => ({ docs: [], metadata: { fromCache: false } }),
  getCountFromServer: async () => ({ data: () => ({ count: 0 }) }),
  sum: (field: string) => {
    mockNoted.sum = field;
  },
}));
jest.mock('../../shared/data/list/use-list-view', () => ({
  useListView: (options: ListViewOptions<string, string>) => {
    mockNoted.options = options;
  },
}));
jest.mock('../../shared/data/live/live-page', () => {
  const actual = jest.requireActual<typeof import('../../shared/data/live/live-page')>(
    '../../shared/data/live/live-page',
  );
  const useLivePage: typeof actual.useLivePage = (...args) => {
    mockNoted.pages = args[2] !== undefined && 'cursor' in args[2];
    return actual.useLivePage(...args);
  };
  return { ...actual, useLivePage };
});
jest.mock('@fm/platform', () => ({
  ...jest.requireActual('@fm/platform'),
  useSession: () => ({ uid: 'x', role: '', employeeId: 'x' }),
}));

const ROOT = join(__dirname, '../..');
const FILE = join(ROOT, 'backend/firestore.indexes.json');
const asked = new Map<string, Asked & { readonly by: string }>();
const heardOf = new Set<string>();
let by = '';

function note(spec: QuerySpec, way: Way, summed: readonly string[] = []): void {
  heardOf.add(by);
  asked.set(`${way} ${summed} ${spec.key}`, { spec, way, summed, by });
}

/** A list that goes on from page to page also goes back, and is counted. */
function noteRows(spec: QuerySpec): void {
  note(spec, 'rows');
  if (!mockNoted.pages) return;
  note(spec, 'backwards');
  note(spec, 'number');
}

// One for all thousands of them: React listens to every event of each new one.
const container = document.createElement('div');

function run(use: () => unknown): void {
  renderHook(use, { wrapper: MemoryRouter, container });
  cleanup();
}

const asking = {
  hook: (use: () => unknown) => {
    mockNoted.pages = false;
    run(use);
    clearData();
  },
  views: (use: () => unknown) => {
    run(use);
    return mockNoted.options ? viewsFor(mockNoted.options) : [];
  },
  list: ({ useView, usePage }: Pick<RecordList<object, string, string>, 'useView' | 'usePage'>) => {
    for (const view of asking.views(useView)) asking.hook(() => usePage(view));
  },
  spec: (path: string, build: (spec: QuerySpec) => QuerySpec) => note(build(QuerySpec.of(path)), 'rows'),
};

beforeAll(async () => {
  jest.spyOn(QuerySpec.prototype, 'bounded').mockImplementation(function (this: QuerySpec) {
    noteRows(this);
    return {} as ReturnType<QuerySpec['bounded']>;
  });
  jest.spyOn(QuerySpec.prototype, 'unordered').mockImplementation(function (this: QuerySpec) {
    note(this, 'number', mockNoted.sum === undefined ? [] : [mockNoted.sum]);
    mockNoted.sum = undefined;
    return {} as ReturnType<QuerySpec['unordered']>;
  });
  for (const [file, ask] of Object.entries(SCREENS)) {
    by = file;
    mockNoted.pages = false;
    await ask(asking as Parameters<typeof ask>[0]);
  }
  if (process.env.WRITE_INDEXES) {
    writeFileSync(FILE, `${JSON.stringify(neededIndexes([...asked.values()]), null, 2)}\n`);
  }
}, 120_000);

function* sources(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

describe('the indexes the app is deployed with', () => {
  it('are asked about by every file that makes a query', () => {
    const making = ['host', 'remotes', 'shared', 'backend/functions', 'backend/jobs']
      .flatMap((folder) => [...sources(join(ROOT, folder))])
      .filter((path) =>
        /\bwhere\(|\borderBy\b|\): DocumentQuery\b|\bdocumentsWith\(target|\bfilters: \[(\[|$)/m.test(
          readFileSync(path, 'utf8'),
        ),
      )
      .map((path) => relative(ROOT, path));
    expect(making.sort()).toEqual([...Object.keys(SCREENS), ...PASSING_ON].sort());
    expect([...heardOf].sort()).toEqual(Object.keys(SCREENS).sort());
  });

  it('serve every query of every screen', () => {
    const configured = new ConfiguredIndexes(readDefinitions(readFileSync(FILE, 'utf8'), FILE));
    const refused = [...asked.values()].flatMap(({ spec, way, summed, by: file }) => {
      const missing = missingIndex(queryOf(spec, way), summed.map(parseFieldPath), configured);
      return missing ? [{ file, way, missing: JSON.stringify(missing.index) }] : [];
    });
    expect(refused).toEqual([]);
  });

  it('are what `npm run indexes` writes: none is there that no screen asks for', () => {
    expect(readDefinitions(readFileSync(FILE, 'utf8'), FILE)).toEqual(neededIndexes([...asked.values()]));
  });
});
