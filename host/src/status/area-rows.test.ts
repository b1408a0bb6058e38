import type { RegistryEntry, RegistryState } from '../federation';
import { areaRows } from './area-rows';

const entry = (id: string, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  descriptor: {
    id,
    title: id.toUpperCase(),
    owner: `Team ${id}`,
    version: '1.4.0',
    contract: '^2.0.0',
    paths: [`/${id}`],
    menu: [],
  },
  name: id,
  build: 'abcd',
  base: `/remotes/${id}/1.4.0-abcd/`,
  manifest: 'mf-manifest.json',
  needs: [],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
  ...changes,
});

const registryOf = (...remotes: RegistryEntry[]): RegistryState => ({
  phase: 'ready',
  registry: { schema: 1, revision: 7, remotes },
  refused: [],
});

const idle = { phase: 'idle', tries: 0 } as const;

const page = {
  registry: registryOf(entry('tasks'), entry('offers')),
  running: [],
  overridden: {},
  recordOf: () => idle,
};

describe('the areas on the status page', () => {
  it('are those of the registry, with who answers for them', () => {
    expect(areaRows(page)).toMatchObject([
      {
        id: 'tasks',
        owner: 'Team tasks',
        version: '1.4.0',
        build: 'abcd',
        contract: '^2.0.0',
        state: 'idle',
      },
      { id: 'offers' },
    ]);
  });

  it('show what happened to them in this page', () => {
    const record = { phase: 'ready', tries: 3, loadMs: 120 } as const;
    expect(areaRows({ ...page, recordOf: () => record })[0]).toMatchObject({ state: 'ready', record });
  });

  it('are off where operators switched them off, whatever runs', () => {
    const off = entry('tasks', { enabled: false, notice: 'Back at noon.' });
    expect(areaRows({ ...page, registry: registryOf(off) })).toMatchObject([
      { state: 'off', notice: 'Back at noon.' },
    ]);
  });

  it('name the release that runs, and the newer one beside it', () => {
    const newer = entry('tasks', { build: 'ffff' });
    const [row] = areaRows({ ...page, registry: registryOf(newer), running: [entry('tasks')] });
    expect(row).toMatchObject({ build: 'abcd', newer: '1.4.0 ffff' });
  });

  it('name the release that some people have, and whether this page has it', () => {
    const next = entry('tasks', { build: 'ffff' });
    const canary = { percent: 10, entry: next };
    const rowOf = (listed: RegistryEntry) => areaRows({ ...page, registry: registryOf(listed) })[0];
    expect(rowOf(entry('tasks', { canary }))?.canary).toEqual({
      release: '1.4.0 ffff',
      percent: 10,
      isHere: false,
    });
    expect(rowOf({ ...next, canary })?.canary).toMatchObject({ isHere: true });
    expect(rowOf(next)).not.toHaveProperty('canary');
  });

  it("tell a build from a developer's machine from a newer release", () => {
    const overridden = { tasks: 'http://localhost:7101/' };
    const running = [entry('tasks', { build: 'override' })];
    const [row] = areaRows({ ...page, overridden, running });
    expect(row).toMatchObject({ build: 'override', override: 'http://localhost:7101/' });
    expect(row).not.toHaveProperty('newer');
  });

  it('are none while there is no registry', () => {
    expect(areaRows({ ...page, registry: { phase: 'failed', cause: 'down' } })).toEqual([]);
  });
});
