import { EAGER_SHARED, LAZY_SHARED, SHARED_MODULES, type SharedModule } from '@fm/build/shared-modules';
import * as router from '@fm/platform/router-facade';
import { consumedFromHost, sharedVersions } from '../../../../shared/build/shared-versions';

// The bundler puts them in.
Object.assign(globalThis, { SHARED_VERSIONS: sharedVersions() });

/** What the host hands over under a name, taken as an area takes it. */
async function provided(name: SharedModule): Promise<unknown> {
  const { sharedTable } = await import('./shared-table');
  const entry = sharedTable()[name];
  if (!entry) return undefined;
  return 'lib' in entry ? entry.lib() : (await entry.get())();
}

describe('the one list of shared modules', () => {
  it('names what the host provides, and nothing else', async () => {
    const { sharedTable } = await import('./shared-table');
    expect(Object.keys(sharedTable()).sort()).toEqual([...SHARED_MODULES].sort());
  });

  it('names what areas take from the host, each in its installed version', async () => {
    const { sharedTable } = await import('./shared-table');
    const table = sharedTable();
    expect(Object.keys(consumedFromHost()).sort()).toEqual(Object.keys(table).sort());
    for (const name of SHARED_MODULES) expect(table[name]?.version).toBe(sharedVersions()[name]);
  });

  it.each([...EAGER_SHARED, ...LAZY_SHARED])(
    'gives %s its own module, the only one of the page',
    async (name) => {
      // Areas get the router through a list of names that keeps it small.
      const own: unknown = name.startsWith('react-router') ? router : await import(name);
      const exported = (await provided(name)) as object;
      expect(Object.keys(exported).length).toBeGreaterThan(0);
      for (const [key, value] of Object.entries(exported))
        expect(Reflect.get(own as object, key)).toBe(value);
    },
  );
});
