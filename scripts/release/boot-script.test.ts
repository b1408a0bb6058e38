import { runInNewContext } from 'node:vm';
import type { Registry } from '@fm/contract';
import { bootScript, preloadsOf } from './boot-script';
import type { HostBuild } from './host-build';

const host: HostBuild = {
  build: 'h',
  contract: '1.0.0',
  olderMajors: [],
  shared: {},
  files: [],
  parts: {
    '../shell/shell': ['shell.js', 'shell.css'],
    './container': ['container.js', 'kit.js'],
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
  readonly crossOrigin: string;
  readonly integrity?: string;
}

/** What a page at `pathname` preloads. */
function preloadedAt(
  pathname: string,
  email: string | null = 'ana@nordhaus.example',
  contract = '1.0.0',
): Link[] {
  const links: Link[] = [];
  runInNewContext(bootScript(preloadsOf({ ...host, contract }, registry, { 'kit.js': 'k' })), {
    location: { pathname },
    localStorage: { getItem: (key: string) => (key === 'fm.email' ? email : null) },
    document: { createElement: () => ({}), head: { appendChild: (link: Link) => links.push(link) } },
  });
  return links;
}

const shell = ['/shell.js', '/shell.css', '/container.js', '/kit.js'];
const cards = ['/remotes/customers/1.0.0-a/remoteEntry.js', '/remotes/customers/1.0.0-a/cards.js'];
const customers = [
  '/ui.js',
  '/remotes/customers/1.0.0-a/remoteEntry.js',
  '/remotes/customers/1.0.0-a/part.css',
];

describe('the boot script', () => {
  it('preloads nothing for somebody who is not signed in', () => {
    expect(preloadedAt('/customers', null)).toEqual([]);
  });

  it.each([
    ['/', [...shell, '/overview.js', ...cards]],
    ['/customers', [...shell, ...customers]],
    ['/customers/7/history', [...shell, ...customers]],
    ['/reminders', [...shell, ...customers]],
    ['/customers-elsewhere', shell],
    ['/login', shell],
  ])('preloads at %s what that page asks for, each file once', (path, files) => {
    expect(preloadedAt(path).map(({ href }) => href)).toEqual(files);
  });

  it('preloads nothing of an area that was built for another host', () => {
    const of = (path: string) => preloadedAt(path, undefined, '2.0.0').map(({ href }) => href);
    expect(of('/customers')).toEqual(shell);
    expect(of('/')).toEqual([...shell, '/overview.js']);
  });

  it('preloads as the page will ask: same kind, same origin mode', () => {
    for (const link of preloadedAt('/customers')) {
      expect(link.rel).toBe('preload');
      expect(link.crossOrigin).toBe('anonymous');
      expect(link.as).toBe(link.href.endsWith('.css') ? 'style' : 'script');
    }
  });
});

describe('a preload without the hash of its script was thrown away', () => {
  it('carries the hash the page will ask with, of the host and of the area', () => {
    const links = new Map(preloadedAt('/customers').map(({ href, integrity }) => [href, integrity]));
    expect(links.get('/kit.js')).toBe('k');
    expect(links.get('/remotes/customers/1.0.0-a/remoteEntry.js')).toBe('r');
    expect(links.get('/remotes/customers/1.0.0-a/part.css')).toBe('p');
    expect(links.get('/shell.js')).toBeUndefined();
  });
});

describe('the theme before the first paint', () => {
  const themeAfter = (stored: string | null) => {
    const documentElement = { dataset: {} as Record<string, string> };
    runInNewContext(bootScript(preloadsOf(host, registry, { 'kit.js': 'k' })), {
      location: { pathname: '/' },
      localStorage: { getItem: (key: string) => (key === 'fm.theme' ? stored : null) },
      document: { documentElement },
    });
    return documentElement.dataset.theme;
  };

  it.each(['light', 'dark'])('is %s when that was chosen', (theme) => {
    expect(themeAfter(theme)).toBe(theme);
  });

  it.each(['system', 'pink', null])('is left to the system for %s', (stored) => {
    expect(themeAfter(stored)).toBeUndefined();
  });
});
