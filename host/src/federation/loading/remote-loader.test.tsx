import { CONTRACT, type RegistryEntry } from '@fm/contract';
import { hearFailures } from '@fm/platform';
import { LoadError } from '../failure/remote-failure';
import { entryOf, registryOf } from '../outlet-fixture';
import { type LoaderPage, RemoteLoader } from './remote-loader';

const tasks = (changes: Partial<RegistryEntry> = {}) =>
  entryOf(
    { id: 'tasks', title: 'Tasks', owner: 'Team Tasks', version: '1.4.0' },
    { timeoutMs: 400, ...changes },
  );

const goodModule = { contract: CONTRACT, id: 'tasks', routes: { '/tasks': [] } };

/** A page whose registry names one area, opened by `open`. */
function pageWith(open: LoaderPage['open'], entry = tasks()) {
  const registry = registryOf(entry);
  const load = jest.fn(async () => registry);
  const reload = jest.fn(async () => registry);
  const page: LoaderPage = {
    registry: { load, reload, entry: () => entry },
    admit: (given) => given,
    online: () => true,
    dropHungFiles: () => undefined,
    open: jest.fn(open),
  };
  return { page, load, reload, open: page.open };
}

const failureOf = (loader: RemoteLoader) => {
  const state = loader.getSnapshot();
  if (state.phase !== 'failed') throw new Error(`is ${state.phase}`);
  return state.error;
};

/** The numbers of the retries that the area was fetched with. */
const numbersOf = (open: LoaderPage['open']) => jest.mocked(open).mock.calls.map(([, retry]) => retry);

/** What operators are told. */
const told = jest.fn();
beforeEach(() => hearFailures(told.mockReset()));

describe('RemoteLoader', () => {
  it('is ready with the validated module once the area has come', async () => {
    const { page } = pageWith(async () => goodModule);
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(loader.getSnapshot()).toMatchObject({ phase: 'ready', part: { module: goodModule } });
  });

  it('asks once for an area that is opened twice at the same time', async () => {
    const { page, open } = pageWith(async () => goodModule);
    const loader = new RemoteLoader('tasks', page);
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('fails with the deadline of the registry when the area never answers', async () => {
    const { page } = pageWith(() => new Promise(() => undefined), tasks({ timeoutMs: 50 }));
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader).kind).toBe('timeout');
  });

  it('requests nothing of an area that was built for another contract', async () => {
    const base = tasks();
    const { page, open } = pageWith(
      async () => goodModule,
      tasks({ descriptor: { ...base.descriptor, contract: '^9.0.0' } }),
    );
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader).kind).toBe('incompatible');
    expect(open).not.toHaveBeenCalled();
  });

  it('requests nothing of a disabled area and passes on what operators say', async () => {
    const { page, open } = pageWith(
      async () => goodModule,
      tasks({ enabled: false, notice: 'Back at noon.' }),
    );
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader)).toMatchObject({ kind: 'disabled', notice: 'Back at noon.' });
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty module', {}],
    ['nothing at all', undefined],
    ['the module of another area', { ...goodModule, id: 'offers' }],
    ['a module without routes for its path', { ...goodModule, routes: {} }],
  ])('calls an area broken that hands over %s', async (_, module) => {
    const { page } = pageWith(async () => module);
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader).kind).toBe('broken');
  });

  it.each([
    [
      'a missing chunk',
      Object.assign(new Error('Loading chunk 91 failed'), { name: 'ChunkLoadError' }),
      'unreachable',
    ],
    ['a missing stylesheet', new Error('Loading css chunk 91 failed'), 'unreachable'],
    ['a missing entry', new Error('Failed to load script resources. #RUNTIME-008'), 'unreachable'],
    ['a closed connection', new TypeError('Failed to fetch'), 'unreachable'],
    ['an aborted request', new DOMException('too slow', 'TimeoutError'), 'timeout'],
    ['a wrong manifest', new LoadError('bad-manifest', 'not JSON'), 'bad-manifest'],
    [
      'other versions',
      new Error('Version 19.3.1 from host of shared singleton module react does not satisfy ^99'),
      'incompatible',
    ],
    ['its own code', new TypeError('x is not a function'), 'broken'],
  ])('tells the kind of a failure by %s', async (_, error, kind) => {
    const { page } = pageWith(() => Promise.reject(error));
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader)).toMatchObject({
      kind,
      title: 'Tasks',
      owner: 'Team Tasks',
      version: '1.4.0',
      build: 'abcd',
      cause: error,
    });
  });

  it('asks for the registry anew and under a new number when it is tried again', async () => {
    const answers = [
      () => Promise.reject(new TypeError('x is not a function')),
      () => Promise.resolve(goodModule),
    ];
    const { page, open, reload } = pageWith(
      () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    );
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    await loader.renew();
    expect(loader.getSnapshot().phase).toBe('ready');
    expect(reload).toHaveBeenCalledTimes(1);
    const [first, second] = numbersOf(open);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
  });

  it('tries twice more by itself when a file did not arrive, each time under a new number', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(goodModule),
    ];
    const { page, open } = pageWith(
      () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    );
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(loader.getSnapshot()).toMatchObject({ phase: 'ready', part: { retry: 0 } });
    const [first, second = 0, third] = numbersOf(open);
    expect(first).toBe(0);
    expect([second, third]).toEqual([second, second + 1]);
    expect(second).toBeGreaterThan(0);
  });

  it.each([
    ['the area itself is at fault', new TypeError('x is not a function'), true],
    ['the connection is lost', new TypeError('Failed to fetch'), false],
  ])('does not try by itself when %s', async (_, error, online) => {
    const { page, open } = pageWith(() => Promise.reject(error));
    const loader = new RemoteLoader('tasks', { ...page, online: () => online });
    await loader.load();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('stops to try by itself at its deadline', async () => {
    jest.useFakeTimers();
    const { page, open } = pageWith(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        throw new TypeError('Failed to fetch');
      },
      tasks({ timeoutMs: 50 }),
    );
    const loader = new RemoteLoader('tasks', page);
    const opened = loader.load();
    await jest.advanceTimersByTimeAsync(1000);
    await opened;
    jest.useRealTimers();
    expect(failureOf(loader).kind).toBe('timeout');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('requests nothing of an area that the page does not admit', async () => {
    const { page, open } = pageWith(async () => goodModule);
    const admit = () => {
      throw new LoadError('untrusted', 'https://evil.example is not an origin that areas may come from.');
    };
    const loader = new RemoteLoader('tasks', { ...page, admit });
    await loader.load();
    expect(failureOf(loader).kind).toBe('untrusted');
    expect(open).not.toHaveBeenCalled();
  });

  it('gives up what hangs before it tries again after a timeout, and leaves the rest alone', async () => {
    const { page } = pageWith(() => new Promise(() => undefined), tasks({ timeoutMs: 50 }));
    const dropHungFiles = jest.fn();
    const loader = new RemoteLoader('tasks', { ...page, dropHungFiles });
    await loader.load();
    expect(dropHungFiles).not.toHaveBeenCalled();
    void loader.renew();
    expect(dropHungFiles).toHaveBeenCalledTimes(1);
  });

  it('tries a failed area again when it is opened again', async () => {
    const { page, open } = pageWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    const tries = jest.mocked(open).mock.calls.length;
    await loader.load();
    expect(open).toHaveBeenCalledTimes(tries + 1);
  });

  it('says so when the list of areas is not to be had', async () => {
    const { page, load } = pageWith(async () => goodModule);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loader = new RemoteLoader('tasks', page);
    await loader.load();
    expect(failureOf(loader).kind).toBe('registry');
  });

  it('tells its listeners of every phase', async () => {
    const { page } = pageWith(async () => goodModule);
    const loader = new RemoteLoader('tasks', page);
    const phases: string[] = [];
    const stop = loader.subscribe(() => phases.push(loader.getSnapshot().phase));
    await loader.load();
    stop();
    await loader.renew();
    expect(phases).toEqual(['loading', 'ready']);
  });
});
