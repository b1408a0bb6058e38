import {
  CONTRACT,
  satisfies,
  validateDescriptor,
  validateModule,
  validateRegistry,
  validateTogether,
} from '.';
import type { RemoteDescriptor } from './descriptor';

const good = {
  id: 'tasks',
  title: 'Tasks',
  owner: 'Team Tasks',
  version: '1.0.0',
  contract: '^1.0.0',
  paths: ['/tasks'],
  menu: [{ id: 'tasks', label: 'Task', to: '/tasks', icon: 'task' }],
} as const satisfies RemoteDescriptor;

const FILE = 'remotes/tasks/remote.config.ts';

const entry = {
  descriptor: good,
  name: 'tasks_1_0_0_abcd',
  build: 'abcd',
  base: '/remotes/tasks/1.0.0-abcd/',
  manifest: 'mf-manifest.json',
  needs: ['react'],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
};

describe('validateDescriptor', () => {
  it('takes a descriptor as it should be', () => {
    expect(validateDescriptor(good, FILE)).toBe(good);
  });

  it.each([
    [{ id: 'Tasks' }, '"id" is "Tasks"'],
    [{ title: '' }, '"title"'],
    [{ owner: undefined }, '"owner"'],
    [{ version: '1.0' }, '"version" is "1.0"'],
    [{ contract: '*' }, '"contract" is "*"'],
    [{ contract: '>=1.0.0' }, '"contract" is ">=1.0.0"'],
    [{ paths: [] }, '"paths"'],
    [{ paths: ['tasks'] }, 'path "tasks"'],
    [{ paths: ['/tasks/'] }, 'path "/tasks/"'],
    [{ menu: [{ ...good.menu[0], to: '/offers' }] }, '"to" is "/offers"'],
    [{ menu: [{ ...good.menu[0], to: '/tasks-archive' }] }, '"to" is "/tasks-archive"'],
    [{ menu: [{ ...good.menu[0], icon: 'rocket' }] }, 'icon "rocket"'],
    [{ menu: {} }, '"menu" must be a list'],
  ])('refuses %j, naming file and field', (change, field) => {
    const refused = () => validateDescriptor({ ...good, ...change }, FILE);
    expect(refused).toThrow(field);
    expect(refused).toThrow(FILE);
  });

  it('lets a menu entry lead below one of its paths', () => {
    const below = { ...good, menu: [{ ...good.menu[0], to: '/tasks/form' }] };
    expect(validateDescriptor(below, FILE)).toBe(below);
  });
});

describe('validateTogether', () => {
  const other = (change: Partial<RemoteDescriptor>) => ({ ...good, id: 'offers', ...change });

  it.each(['/tasks', '/tasks/archive'] as const)('refuses a second area that claims %s', (path) => {
    expect(() => validateTogether([good, other({ paths: [path] })])).toThrow(
      `"offers" and "tasks" both claim ${path}`,
    );
  });

  it('refuses an area that claims a path above that of another one', () => {
    const archive = other({ paths: ['/tasks/archive'] });
    expect(() => validateTogether([archive, good])).toThrow('both claim /tasks');
  });

  it('lets paths stand side by side that only begin alike', () => {
    expect(() => validateTogether([good, other({ paths: ['/tasks-archive'] })])).not.toThrow();
  });

  it('refuses one id for two areas', () => {
    expect(() => validateTogether([good, other({ id: 'tasks', paths: ['/offers'] })])).toThrow(
      '"tasks" is used twice',
    );
  });
});

describe('validateRegistry', () => {
  it('takes a registry as it should be', () => {
    const registry = { schema: 1, revision: 3, remotes: [entry] };
    expect(validateRegistry(registry)).toBe(registry);
  });

  it.each([
    [{ schema: 2 }, '"schema"'],
    [{ revision: '3' }, '"revision"'],
    [{ remotes: {} }, '"remotes"'],
    [{ remotes: [{ ...entry, base: '/remotes/tasks' }] }, '"base"'],
    [{ remotes: [{ ...entry, name: 'work-orders' }] }, '"name"'],
    [{ remotes: [{ ...entry, timeoutMs: 0 }] }, '"timeoutMs"'],
    [{ remotes: [{ ...entry, enabled: 'yes' }] }, '"enabled"'],
    [{ remotes: [entry, entry] }, 'both claim /tasks'],
  ])('refuses %j and names the field', (change, field) => {
    expect(() => validateRegistry({ schema: 1, revision: 3, remotes: [entry], ...change })).toThrow(field);
  });
});

describe('validateModule', () => {
  const module = { contract: CONTRACT, id: 'tasks', routes: { '/tasks': [] } };

  it('takes a module with routes for every path', () => {
    expect(validateModule(module, good)).toBe(module);
  });

  it.each([
    ['nothing', undefined],
    ['an empty module, as the runtime may give after a failure', {}],
    ['the module of another area', { ...module, id: 'offers' }],
    ['a module without routes for a path', { ...module, routes: { '/other': [] } }],
  ])('refuses %s', (_, value) => {
    expect(() => validateModule(value, good)).toThrow('module of "tasks"');
  });
});

describe('satisfies', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.3', false],
    ['0.9.0', '^1.0.0', false],
    ['1.0.0', '*', false],
    ['1.0.0', '1.0.0', false],
    ['1.0', '^1.0.0', false],
  ])('says of %s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
