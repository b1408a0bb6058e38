import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BootPage, session, type Visit } from './boot-page-fixture';
import { HOST_PATHS, SHELL } from './boot-script';

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
    expect(at('/customers', { contract: '9.0.0' }).preloaded).toEqual(shell);
    expect(at('/', { contract: '9.0.0' }).preloaded).toEqual([...shell, '/overview.js']);
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

  it('shows the name of the company, where the page tells it', () => {
    expect(new BootPage('/login').title.textContent).toBe('Nordhaus');
    const { shown, title } = new BootPage('/login', { told: null });
    expect([shown, title.textContent]).toEqual([true, '']);
  });

  it('shows no form where a password was forgotten, and none while the browser is offline', () => {
    expect(new BootPage('/forgot-password').shown).toBe(false);
    expect(new BootPage('/login', { online: false }).shown).toBe(false);
  });

  it("preloads what was asked for once the first of the form's scripts is there, and then once", () => {
    const page = new BootPage('/customers');
    for (const other of ['/boot.js', '/react.1f.js', '/maintenance.js']) page.arrive(other);
    expect(page.preloaded).toEqual([]);
    page.arrive('/main.1f.js');
    page.arrive('/main.1f.js');
    expect(page.preloaded).toEqual([...shell, ...customers]);
  });

  it("preloads the database alone beside the form's scripts, once the form has its styles", () => {
    const page = new BootPage('/customers');
    page.arrive('/main.1f.css');
    expect(page.asked).toEqual(shell.slice(0, 1));
    page.arrive('/main.1f.js');
    expect(page.asked).toEqual(shell.slice(0, 3));
    expect(page.preloaded).toEqual([...shell, ...customers]);
  });

  it('preloads where the script of the form came before it: a browser that had kept it fetched nothing ahead', () => {
    const page = new BootPage('/customers', { arrived: ['/main.1f.css', '/main.1f.js'] });
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
