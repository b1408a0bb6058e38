import type { Registry, RegistryEntry, RemoteDescriptor } from '@fm/contract';

/** An area as a registry names it, with what a test needs it to offer. */
export const entryOf = (
  descriptor: Partial<RemoteDescriptor> & Pick<RemoteDescriptor, 'id'>,
  changes: Partial<RegistryEntry> = {},
): RegistryEntry => ({
  descriptor: {
    title: descriptor.id,
    owner: 'Team',
    version: '1.0.0',
    contract: '^1.0.0',
    paths: [`/${descriptor.id}`],
    menu: [],
    ...descriptor,
  },
  name: `${descriptor.id}_1`,
  build: 'abcd',
  base: `/remotes/${descriptor.id}/1.0.0-abcd/`,
  manifest: 'mf-manifest.json',
  needs: [],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
  ...changes,
});

export const registryOf = (...remotes: readonly RegistryEntry[]): Registry => ({
  schema: 1,
  revision: 1,
  remotes,
});
