import { checkFit, checkShared, problemsInHost } from './check-fit';
import { entryFor } from './entry-fixture';
import type { HostBuild } from './host-build';

const host: HostBuild = { build: 'h1', files: [], parts: {}, contract: '2.0.0', olderMajors: [], shared: {} };
const registry = { schema: 1 as const, revision: 1, remotes: [entryFor('offers', 'a')] };

describe('an area that does not fit what is deployed', () => {
  it('is told of contract, path and menu at once, a line for each', () => {
    const menu = [{ id: 'tasks', label: 'offers', to: '/offers' as const, icon: 'task' as const }];
    const { descriptor } = entryFor('tasks', 'b', { contract: '^9.0.0', paths: ['/offers'], menu });
    expect(() => checkFit(descriptor, host, registry)).toThrow(
      [
        'tasks asks for contract ^9.0.0, and the deployed host (build h1) has 2.0.0. ' +
          'Deploy a host that has it first, or change "contract" in remotes/tasks/remote.config.ts.',
        'the deployed areas: "paths" of "tasks" and "offers" both claim /offers; give one of them another path.',
        'remotes/tasks/remote.config.ts: the menu entry "offers" is there already, from "offers"; ' +
          'give it another label.',
      ].join('\n'),
    );
  });

  it('is told of addresses that the deployed host has for itself, and of permissions it does not know yet', () => {
    const { descriptor } = entryFor('tasks', 'b', {
      paths: ['/tasks', '/status/tasks'],
      permissions: [{ id: 'tasks:paint', label: 'Paint tasks' }],
    });
    const known = { ...host, paths: ['/status'], permissions: ['tasks:edit'] };
    const deployed = 'the deployed host (build h1) and remotes/tasks/remote.config.ts of "tasks"';
    expect(() => checkFit(descriptor, known, registry)).toThrow(
      [
        `${deployed}, paths: /status/tasks belongs to the host; choose another path.`,
        `${deployed}, permissions: the role table does not know "tasks:paint"; name one of tasks:edit.`,
      ].join('\n'),
    );
    expect(() => checkFit(descriptor, host, registry)).not.toThrow();
  });
});

describe('a host that an area does not fit', () => {
  it('lacks permissions, addresses and modules of the area, a line for each', () => {
    const { descriptor } = entryFor('tasks', 'b', { permissions: [{ id: 'tasks:paint', label: 'Paint' }] });
    const next = { ...host, paths: ['/tasks'], permissions: ['tasks:edit'] };
    const parts = { wants: { react: '^19.0.0' }, parts: {} };
    const where = 'this host and remotes/tasks/remote.config.ts of "tasks"';
    expect(problemsInHost(descriptor, parts, next, 'this host')).toEqual([
      `${where}, paths: /tasks belongs to the host; choose another path.`,
      `${where}, permissions: the role table does not know "tasks:paint"; name one of tasks:edit.`,
      'tasks asks the host for react ^19.0.0, and this host has no such module.',
    ]);
  });

  it('lacks names that the area takes of a shared module', () => {
    const { descriptor } = entryFor('tasks', 'b');
    const parts = {
      wants: {},
      parts: {},
      imports: { '@fm/ui': ['Button', 'Dialog', 'Page'], '@fm/data': ['run'] },
    };
    const next = { ...host, exports: { '@fm/ui': ['Button'] } };
    const problem = 'tasks takes Dialog, Page from @fm/ui, which this host lacks.';
    expect(problemsInHost(descriptor, parts, next, 'this host')).toEqual([problem]);
    expect(problemsInHost(descriptor, parts, host, 'this host')).toEqual([]);
    expect(() => checkShared('tasks', parts, next)).toThrow(
      'tasks takes Dialog, Page from @fm/ui, which the deployed host (build h1) lacks. Deploy the host first: npm run deploy -- host.',
    );
  });
});
