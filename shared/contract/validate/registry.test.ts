import { good } from './descriptor-fixture';
import { validateRegistry } from './registry';

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
    [{ remotes: {} }, '"remotes"'],
    [{ remotes: [{ ...entry, base: '/remotes/tasks' }] }, '"base"'],
    [{ remotes: [{ ...entry, name: 'work-orders' }] }, '"name"'],
    [{ remotes: [{ ...entry, timeoutMs: 0 }] }, '"timeoutMs"'],
    [{ remotes: [{ ...entry, parts: { widgets: 'all' } }] }, '"widgets" must be a list'],
    [{ remotes: [{ ...entry, enabled: 'yes' }] }, '"enabled"'],
    [{ remotes: [entry, entry] }, 'both claim /tasks'],
  ])('refuses %j and names the field', (change, field) => {
    expect(() => validateRegistry({ schema: 1, revision: 3, remotes: [entry], ...change })).toThrow(field);
  });
});
