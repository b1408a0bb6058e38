import type { RemoteDescriptor } from '@fm/contract';
import { startAreaServer } from './area-server';

/** Areas served from source for a host that is deployed elsewhere. */
export interface RunningOverride {
  /** The deployed host with these areas in place of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the areas for the host at `against`, which takes them from the address' `override`. */
export async function startOverride(
  descriptors: readonly RemoteDescriptor[],
  against: URL,
): Promise<RunningOverride> {
  const areas = await Promise.all(
    descriptors.map((descriptor) => startAreaServer(descriptor, { deployedHost: against.origin })),
  );
  const url = new URL(against);
  for (const { entry, port } of areas)
    url.searchParams.append('override', `${entry.descriptor.id}@http://localhost:${port}/`);
  return {
    // Said to people: nothing in it needs to be escaped, and it is read more easily as it is.
    url: decodeURIComponent(url.href),
    stop: async () => {
      await Promise.all(areas.map((area) => area.stop()));
    },
  };
}
