import { join } from 'node:path';
import { containerName, type Release, ROOT, releaseFolder, remoteConfig } from '@fm/build';
import type { RegistryEntry } from '@fm/contract';
import { compile } from '../../scripts/release/compile';
import { integrityOf } from '../../scripts/release/integrity';
import { MANIFEST, needsOf, readManifest } from '../../scripts/release/manifest';

const FOLDER = join(ROOT, 'e2e', 'trouble-area');

/** Builds the area that fails on demand into a release store; gives what a registry says about it. */
export async function releaseTroubleArea(dist: string): Promise<RegistryEntry> {
  const release: Release = { id: 'trouble', version: '3.2.1', build: 'badbad00' };
  const base = `/remotes/${release.id}/${releaseFolder(release)}/`;
  const output = join(dist, base);
  const stats = await compile(release.id, {
    ...remoteConfig(release, { mode: 'production', output }),
    context: FOLDER,
  });
  const { parts } = await readManifest(output);
  return {
    descriptor: {
      id: release.id,
      title: 'Trouble',
      owner: 'Team Trouble',
      version: release.version,
      contract: '^2.0.0',
      paths: ['/trouble'],
      menu: [{ id: 'trouble', label: 'Trouble', to: '/trouble', icon: 'task' }],
    },
    name: containerName(release),
    build: release.build,
    base,
    manifest: MANIFEST,
    needs: needsOf(stats),
    parts,
    integrity: await integrityOf(output, [...new Set([MANIFEST, ...Object.values(parts).flat()])]),
    enabled: true,
    notice: null,
    timeoutMs: 8000,
  };
}
