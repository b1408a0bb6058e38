import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Registry } from '@fm/contract';
import { bootScript, HOST_PATHS, preloadsOf, SHELL } from './boot-script';
import type { HostBuild } from './host-build';

const host: HostBuild = {
  build: 'h',
  contract: '1.0.0',
  olderMajors: [],
  shared: {},
  files: [],
  parts: {
    '@fm/firebase/firestore': ['database.js'],
    '../shell/shell': ['shell.js', 'shell.css'],
    './loading/container': ['container.js', 'kit.js'],
    '../overview/overview': ['overview.js'],
    '@fm/ui': ['kit.js', 'ui.js'],
    '@fm/data': ['data.js'],
  },
};

const registry: Registry = {
  schema: 1,
  revision: 1,
  remotes: [
    {
      descriptor: {
        id: 'customers',
        title: 'Customers',
        owner: 'Team',
        version: '1.0.0',
        contract: '^1.0.0',
        paths: ['/customers', '/reminders'],
        menu: [],
      },
      name: 'customers_1_0_0_a',
      build: 'a',
      base: '/remotes/customers/1.0.0-a/',
      manifest: 'mf-manifest.json',
      needs: ['react', '@fm/ui'],
      integrity: { 'mf-manifest.json': 'x', 'remoteEntry.js': 'r', 'part.css': 'p', 'cards.js': 'c' },
      parts: { module: ['remoteEntry.js', 'part.css'], widgets: ['remoteEntry.js', 'cards.js'] },
      enabled: true,
      notice: null,
      timeoutMs: 8000,
    },
  ],
};

interface Link {
  readonly href: string;
  readonly as: string;
  readonly rel: string;
  readonly onload: () => void;
  readonly crossOrigin: string;
  readonly integrity?: string;
}

interface Visit {
  /** Keys of what the browser stores, with their values. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly state?: unknown;
  readonly connection?: object;
  readonly online?: boolean;
  readonly prefetch?: boolean;
  /** Where areas are built for other hosts. */
  readonly contract?: string;
  /** Files that were there before the script was run. */
  readonly arrived?: readonly string[];
  /** Why nothing can be stored: the browser is told not to, or has no room. */
  readonly refuses?: 'blocked' | 'full';
}

/** A browser's storage with what is `stored`. */
function storageOf(stored: Readonly<Record<string, string>>, isFull: boolean): object {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      if (isFull) throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  return Object.assign(Object.create(methods), stored);
}

const session = { 'firebase:authUser:key:[DEFAULT]': '{}' };

type Watcher = (list: object, watch: object) => void;

/** A page at `pathname` that runs the boot script, and what happens to it. */
class BootPage {
  readonly links: Link[] = [];
  readonly dataset: Record<string, string> = {};
  readonly form: {
    onsubmit?: (event: object) => void;
    onclick?: (event: object) => void;
  } = {};
  shown = false;
  readonly policies: Record<string, Readonly<Record<string, (text: string) => string | null>>> = {};
  readonly storage: Storage;
  readonly title = { textContent: '' };
  readonly #listeners = new Map<string, Set<() => void>>();
  /** Who is told that a file of the page is there. */
  #watcher: Watcher | undefined;

  constructor(
    pathname: string,
    {
      stored = {},
      state,
      connection,
      online = true,
      prefetch = true,
      contract = '1.0.0',
      arrived = [],
      refuses,
    }: Visit = {},
  ) {
    const addEventListener = (type: string, listener: () => void) => {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
    };
    const setWatcher = (watcher: Watcher, buffered: boolean) => {
      this.#watcher = watcher;
      if (buffered) for (const path of arrived) this.arrive(path);
    };
    const page: Record<string, unknown> = {
      location: { pathname },
      history: { state },
      navigator: { connection, onLine: online },
      PerformanceObserver: class {
        observe: (asked: { buffered?: boolean }) => void;
        constructor(watcher: Watcher) {
          this.observe = ({ buffered }) => setWatcher(watcher, buffered === true);
        }
      },
      fetch: async () => new Response(JSON.stringify({ companyTitle: 'Nordhaus' })),
      AbortSignal,
      trustedTypes: {
        createPolicy: (name: string, rules: (typeof this.policies)[string]) => {
          this.policies[name] = rules;
        },
      },
      addEventListener,
      removeEventListener: (type: string, listener: () => void) =>
        this.#listeners.get(type)?.delete(listener),
      document: {
        readyState: 'interactive',
        documentElement: { dataset: this.dataset },
        head: { appendChild: (link: Link) => this.links.push(link) },
        forms: [this.form],
        createElement: () => ({ relList: { supports: () => prefetch } }),
        querySelector: () => ({ content: 'form' }),
        getElementById: () => ({
          appendChild: () => {
            this.shown = true;
          },
          querySelector: () => this.title,
        }),
        addEventListener,
      },
    };
    page.self = page;
    const storage = {
      configurable: true,
      get: () => {
        if (refuses === 'blocked') throw new Error('SecurityError');
        return storageOf(stored, refuses === 'full');
      },
    };
    Object.defineProperties(page, { localStorage: storage, sessionStorage: storage });
    runInNewContext(bootScript(preloadsOf({ ...host, contract }, registry, { 'kit.js': 'k' })), page);
    this.storage = page.localStorage as Storage;
    this.fire('readystatechange');
  }

  fire(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener();
  }

  /** A file that the page itself asked for is there. */
  arrive(path: string): void {
    const list = { getEntries: () => [{ name: `https://nordhaus.example${path}` }] };
    const disconnect = () => {
      this.#watcher = undefined;
    };
    this.#watcher?.(list, { disconnect });
  }

  get asked(): string[] {
    return this.links.map(({ href }) => href);
  }

  /** What is asked for once each file has come. */
  get preloaded(): string[] {
    for (const link of this.links) link.onload();
    return this.asked;
  }
}

const KINDS: Readonly<Record<string, string>> = { css: 'style', js: 'script', json: 'fetch' };
const shell = ['/database.js', '/registry.json', '/shell.js', '/shell.css', '/container.js', '/kit.js'];
const cards = ['/remotes/customers/1.0.0-a/remoteEntry.js', '/remotes/customers/1.0.0-a/cards.js'];
const customers = [
  '/remotes/customers/1.0.0-a/mf-manifest.json',
  '/ui.js',
  '/remotes/customers/1.0.0-a/remoteEntry.js',
  '/remotes/customers/1.0.0-a/part.css',
];

describe('for somebody with a session the boot script', () => {
  const at = (pathname: string, visit: Visit = {}) => new BootPage(pathname, { stored: session, ...visit });

  it.each([
    ['/', [...shell, '/overview.js', ...cards]],
    ['/customers', [...shell, ...customers]],
    ['/customers/7/history', [...shell, ...customers]],
    ['/reminders', [...shell, ...customers]],
    ['/customers-elsewhere', shell],
  ])('preloads at %s what that page asks for at once, each file once', (path, files) => {
    expect(at(path).preloaded).toEqual(files);
  });

  it('preloads three files at a time, and all that are left once the database is there', () => {
    const page = at('/customers');
    const [database, registry] = page.links;
    expect(page.asked).toEqual(shell.slice(0, 3));
    registry?.onload();
    expect(page.asked).toEqual(shell.slice(0, 4));
    database?.onload();
    expect(page.asked).toEqual([...shell, ...customers]);
  });

  it('preloads nothing of an area that was built for another host', () => {
    expect(at('/customers', { contract: '2.0.0' }).preloaded).toEqual(shell);
    expect(at('/', { contract: '2.0.0' }).preloaded).toEqual([...shell, '/overview.js']);
  });

  it('preloads as the page will ask: same kind, same origin mode', () => {
    for (const link of at('/customers').links) {
      expect(link.rel).toBe('preload');
      expect(link.crossOrigin).toBe('anonymous');
      expect(link.as).toBe(KINDS[link.href.split('.').at(-1) ?? '']);
    }
  });

  it.each(['/', '/login', '/customers'])('shows no form at %s', (path) => {
    expect(at(path).shown).toBe(false);
  });
});

describe('for somebody without a session the boot script', () => {
  it.each(['/login', '/customers', '/'])('shows the form of the page at %s', (path) => {
    expect(new BootPage(path).shown).toBe(true);
  });

  it('shows the name of the company as soon as the server says so', async () => {
    const { title } = new BootPage('/login');
    for (let turn = 0; turn < 100 && !title.textContent; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(title.textContent).toBe('Nordhaus');
  });

  it('shows no form where a password was forgotten, and none while the browser is offline', () => {
    expect(new BootPage('/forgot-password').shown).toBe(false);
    expect(new BootPage('/login', { online: false }).shown).toBe(false);
  });

  it("preloads what was asked for once the first of the form's scripts is there, and then once", () => {
    const page = new BootPage('/customers');
    for (const other of ['/config.json', '/main.1f.css', '/react.1f.js', '/maintenance.js'])
      page.arrive(other);
    expect(page.preloaded).toEqual([]);
    page.arrive('/main.1f.js');
    page.arrive('/main.1f.js');
    expect(page.preloaded).toEqual([...shell, ...customers]);
  });

  it('preloads where the script of the form came before it: a browser that had kept it fetched nothing ahead', () => {
    const page = new BootPage('/customers', { arrived: ['/main.1f.js'] });
    expect(page.preloaded).toEqual([...shell, ...customers]);
  });

  it('preloads what was asked for before a reload of the form', () => {
    const page = new BootPage('/login', { state: { usr: { from: '/customers/7/history?from=a#b' } } });
    page.arrive('/main.1f.js');
    expect(page.preloaded).toEqual([...shell, ...customers]);
  });

  it.each(['/login', '/forgot-password'])(
    'preloads nothing at %s before somebody is there, and then once',
    (path) => {
      const page = new BootPage(path);
      page.fire('load');
      expect(page.preloaded).toEqual([]);
      page.fire('keydown');
      page.fire('pointerdown');
      expect(page.preloaded).toEqual([...shell, '/overview.js', ...cards]);
    },
  );

  it.each([
    ['prefetch', true],
    ['preload', false],
  ])('does so by a %s where the browser can prefetch: %s', (rel, prefetch) => {
    const page = new BootPage('/customers', { prefetch });
    page.arrive('/main.1f.js');
    expect(new Set(page.links.map((link) => link.rel))).toEqual(new Set([rel]));
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('preloads nothing with %j', (connection) => {
    const page = new BootPage('/customers', { connection });
    page.arrive('/main.1f.js');
    page.fire('load');
    page.fire('keydown');
    expect(page.preloaded).toEqual([]);
  });

  it('sends no form by itself, and remembers which buttons were pressed', () => {
    const { form } = new BootPage('/login');
    const submitter = { dataset: {} as Record<string, string> };
    const preventDefault = jest.fn();
    form.onsubmit?.({ preventDefault, submitter });
    expect(preventDefault).toHaveBeenCalled();
    expect(submitter.dataset.pressed).toBe('');
    const eye = { dataset: {} as Record<string, string> };
    form.onclick?.({ target: { closest: () => eye } });
    form.onclick?.({ target: { closest: () => null } });
    expect(eye.dataset.pressed).toBe('');
  });
});

it('the host imports each part under the name that is preloaded: one that had moved was fetched late', async () => {
  const names = await readdir('host/src', { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
  const sources = await Promise.all(files.map((name) => readFile(join('host/src', name), 'utf8')));
  const imported = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/import\((?:\/\*.*?\*\/ )?'([^']+)'\)/g)].map(([, name]) => name),
    ),
  );
  const preloaded = [...SHELL, ...Object.values(HOST_PATHS).flat()];
  expect(preloaded.filter((name) => !imported.has(name))).toEqual([]);
});

describe('a preload without the hash of its script was thrown away', () => {
  it('carries the hash the page will ask with, of the host and of the area', () => {
    const page = new BootPage('/customers', { stored: session });
    expect(page.preloaded).not.toEqual([]);
    const { links } = page;
    const hashes = new Map(links.map(({ href, integrity }) => [href, integrity]));
    expect(hashes.get('/kit.js')).toBe('k');
    expect(hashes.get('/remotes/customers/1.0.0-a/remoteEntry.js')).toBe('r');
    expect(hashes.get('/remotes/customers/1.0.0-a/part.css')).toBe('p');
    expect(hashes.get('/shell.js')).toBeUndefined();
    // Of which browsers complain.
    expect(hashes.get('/remotes/customers/1.0.0-a/mf-manifest.json')).toBeUndefined();
  });
});

describe('the theme before the first paint', () => {
  const themeAfter = (stored: string) => new BootPage('/', { stored: { 'fm.theme': stored } }).dataset.theme;

  it.each(['light', 'dark'])('is %s when that was chosen', (theme) => {
    expect(themeAfter(theme)).toBe(theme);
  });

  it.each(['system', 'pink', ''])('is left to the system for "%s"', (stored) => {
    expect(themeAfter(stored)).toBeUndefined();
  });
});

describe('where a browser stores nothing the boot script', () => {
  it.each(['blocked', 'full'] as const)('gives the page a storage for as long as it lasts: %s', (refuses) => {
    const { storage, shown } = new BootPage('/login', { refuses });
    expect(shown).toBe(true);
    expect(storage.getItem('name')).toBeNull();
    storage.setItem('name', 'Ana');
    expect([storage.getItem('name'), Object.keys(storage)]).toEqual(['Ana', ['name']]);
    storage.removeItem('name');
    expect([storage.getItem('name'), storage.getItem('toString')]).toEqual([null, null]);
  });

  it('goes by what a full one holds', () => {
    const page = new BootPage('/', { refuses: 'full', stored: { ...session, 'fm.theme': 'dark' } });
    expect([page.shown, page.dataset.theme]).toEqual([false, 'dark']);
    expect(page.storage.getItem('fm.theme')).toBe('dark');
  });
});

it.each(['/tasks', '/login'])('at %s no text becomes markup or code', (path) => {
  const { policies } = new BootPage(path, { stored: session });
  expect(Object.keys(policies)).toEqual(['default']);
  const { createScriptURL, createHTML, createScript } = policies.default ?? {};
  // Where scripts may come from is for the policy for contents to say.
  expect(createScriptURL?.('/main.js')).toBe('/main.js');
  expect([createHTML?.('<img onerror=alert()>'), createHTML?.('')]).toEqual([null, '']);
  expect(createScript).toBeUndefined();
});
