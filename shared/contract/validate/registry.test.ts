import { ContractError } from './checks';
import { good } from './descriptor-fixture';
import { readRegistry, validateRegistry } from './registry';

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

describe('validateRegistry', () => {
  it('takes a registry as it should be', () => {
    const registry = { schema: 1, revision: 3, remotes: [entry] };
    expect(validateRegistry(registry)).toBe(registry);
  });

  it.each([
    [{ schema: 2 }, '"schema"'],
    [{ revision: '3' }, '"revision"'],
    [{ writtenAt: 'yesterday' }, '"writtenAt"'],
    [{ host: 7 }, '"host"'],
    [{ hostPrevious: '' }, '"hostPrevious"'],
    [{ remotes: {} }, '"remotes"'],
    [{ remotes: [{ ...entry, base: '/remotes/tasks' }] }, '"base"'],
    [{ remotes: [{ ...entry, name: 'work-orders' }] }, '"name"'],
    [{ remotes: [{ ...entry, timeoutMs: 0 }] }, '"timeoutMs"'],
    [{ remotes: [{ ...entry, parts: { widgets: 'all' } }] }, '"widgets" must be a list'],
    [{ remotes: [{ ...entry, enabled: 'yes' }] }, '"enabled"'],
    [{ remotes: [entry, entry] }, 'both claim /tasks'],
    [{ remotes: [{ ...entry, canary: { percent: 100, entry } }] }, '"percent"'],
    [
      { remotes: [{ ...entry, canary: { percent: 10, entry: { ...entry, base: '' } } }] },
      'canary, entry "tasks"',
    ],
    [
      {
        remotes: [
          { ...entry, canary: { percent: 10, entry: { ...entry, descriptor: { ...good, id: 'visits' } } } },
        ],
      },
      '"entry" is of "visits"',
    ],
  ])('refuses %j and names the field', (change, field) => {
    expect(() => validateRegistry({ schema: 1, revision: 3, remotes: [entry], ...change })).toThrow(field);
  });
});

describe('readRegistry', () => {
  const unknownIcon = {
    ...entry,
    descriptor: {
      ...good,
      id: 'visits',
      paths: ['/visits'],
      menu: [{ id: 'v', label: 'Visits', to: '/visits', icon: 'rocket' }],
    },
  };

  it('keeps an area without the release for some people where that is for a newer host, and says why', () => {
    const told = { ...entry, canary: { percent: 10, entry: unknownIcon } };
    const { registry, refused } = readRegistry({ schema: 1, revision: 3, remotes: [told] });
    expect(registry.remotes).toEqual([entry]);
    expect(refused).toEqual([{ area: 'tasks', because: expect.any(ContractError) }]);
  });

  it('leaves out an area that is described wrongly, keeps the others and says why', () => {
    const { registry, refused } = readRegistry({ schema: 1, revision: 3, remotes: [unknownIcon, entry] });
    expect(registry.remotes).toEqual([entry]);
    expect(refused).toEqual([{ area: 'visits', because: expect.any(ContractError) }]);
    expect(refused[0]?.because.message).toContain('visits');
  });

  it('keeps the first of two areas that claim one path', () => {
    const rival = { ...entry, descriptor: { ...good, id: 'rival', menu: [] } };
    const { registry, refused } = readRegistry({ schema: 1, revision: 3, remotes: [entry, rival] });
    expect(registry.remotes).toEqual([entry]);
    expect(refused).toHaveLength(1);
  });
});
