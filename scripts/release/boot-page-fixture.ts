import { runInNewContext } from 'node:vm';
import type { Registry } from '@fm/contract';
import { bootScript, preloadsOf } from './boot-script';
import type { HostBuild } from './host-build';

const host: HostBuild = {
  build: 'h',
  contract: '2.0.0',
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
        contract: '^2.0.0',
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

export interface Visit {
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
  /** What the server has put into the page; nothing by one that is older than the script. */
  readonly told?: { readonly textContent: string } | null;
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

/** What a browser stores of who is signed in. */
export const session = { 'firebase:authUser:key:[DEFAULT]': '{}' };

type Watcher = (list: object, watch: object) => void;

/** A page at `pathname` that runs the boot script, and what happens to it. */
export class BootPage {
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
      contract = host.contract,
      arrived = [],
      told = { textContent: JSON.stringify({ companyTitle: 'Nordhaus' }) },
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
    const root = {
      appendChild: () => {
        this.shown = true;
      },
      querySelector: () => this.title,
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
        getElementById: (id: string) => (id === 'config' ? told : root),
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
