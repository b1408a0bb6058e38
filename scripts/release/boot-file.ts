import { join } from 'node:path';
import type { Registry } from '@fm/contract';
import { bootScript, preloadsOf } from './boot-script';
import { compressFile } from './compress';
import { integrityOf } from './integrity';
import { releasedHost } from './stored-host';
import { writeAtomic } from './write-atomic';

/**
 * Writes `boot.js` of the store, made from host and registry and beside them, so that a release of an area touches
 * nothing of the host. An old one does no harm: it preloads what is not asked for.
 */
export async function writeBootScript(dist: string, registry: Registry): Promise<void> {
  const folder = join(dist, 'host');
  const host = await releasedHost(dist);
  if (!host) return;
  const hashes = await integrityOf(folder, [...new Set(Object.values(host.parts).flat())]);
  const file = join(dist, 'boot.js');
  await writeAtomic(file, bootScript(preloadsOf(host, registry, hashes)));
  await compressFile(file);
}
