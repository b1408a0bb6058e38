import type { RemoteDescriptor } from '../descriptor';
import { good } from './descriptor-fixture';
import { validateHostPaths, validatePermissions, validateTogether } from './together';

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

describe('validatePermissions', () => {
  it('takes permissions of the role table', () => {
    expect(() => validatePermissions(good, ['tasks:edit'])).not.toThrow();
  });

  it('refuses one that no role can have, naming file, area and permission', () => {
    expect(() => validatePermissions(good, ['offers:edit'], 'remote.config.ts')).toThrow(
      'remote.config.ts of "tasks", permissions: the role table does not know "tasks:edit"; name one of offers:edit',
    );
  });
});

describe('validateHostPaths', () => {
  it('refuses a path at or below one of the host, and takes what only begins alike', () => {
    const claiming = (path: `/${string}`) => () =>
      validateHostPaths({ ...good, paths: [path] }, ['/login', '/admin'], 'remote.config.ts');
    expect(claiming('/login')).toThrow('remote.config.ts of "tasks", paths: /login belongs to the host');
    expect(claiming('/admin/tools')).toThrow('/admin/tools belongs to the host');
    expect(claiming('/administration')).not.toThrow();
  });
});
