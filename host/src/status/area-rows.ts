import type { Canary } from '@fm/contract';
import type { RegistryEntry, RegistryState } from '../federation';
import type { AreaRecord } from '../federation/area-log';
import type { Overridden } from '../federation/registry/overrides';

export type AreaState = 'idle' | 'loading' | 'ready' | 'failed' | 'off';

/** An area as operators see it. */
export interface AreaRow {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  /** What runs in this page, or would. */
  readonly version: string;
  readonly build: string;
  /** The release that the registry names by now, where this page runs another one. */
  readonly newer?: string;
  /** A release that some people have; whether this page is one of those that have it. */
  readonly canary?: { readonly release: string; readonly percent: number; readonly isHere: boolean };
  readonly contract: string;
  readonly state: AreaState;
  /** Folder of a developer's build that stands in the area's place. */
  readonly override?: string;
  readonly notice: string | null;
  readonly record: AreaRecord;
}

interface Page {
  readonly registry: RegistryState;
  readonly running: readonly RegistryEntry[];
  readonly overridden: Overridden;
  recordOf(id: string): AreaRecord;
}

const canaryIn = ({ build }: RegistryEntry, { percent, entry }: Canary) => ({
  release: releaseOf(entry),
  percent,
  isHere: build === entry.build,
});

const releaseOf = ({ descriptor, build }: RegistryEntry) => `${descriptor.version} ${build}`;

/** All areas in the registry's order; none while there is no registry. */
export function areaRows({ registry, running, overridden, recordOf }: Page): readonly AreaRow[] {
  if (registry.phase !== 'ready') return [];
  return registry.registry.remotes.map((listed) => {
    const { id, title, owner, contract } = listed.descriptor;
    const entry = running.find(({ descriptor }) => descriptor.id === id) ?? listed;
    const override = overridden[id];
    const record = recordOf(id);
    const newer = override === undefined && releaseOf(entry) !== releaseOf(listed);
    return {
      id,
      title,
      owner,
      contract,
      version: entry.descriptor.version,
      build: entry.build,
      ...(newer && { newer: releaseOf(listed) }),
      ...(listed.canary && { canary: canaryIn(listed, listed.canary) }),
      state: listed.enabled ? record.phase : 'off',
      ...(override !== undefined && { override }),
      notice: listed.notice,
      record,
    };
  });
}
