import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@fm/contract';
import { mapsOf } from './maps';
import { BUILD, releasedHost, storedHosts } from './stored-host';

/** Pages stay open for days, and still load parts of theirs. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Removes builds of the host that nobody has needed for 30 days before `now`, and files and maps that no build has. The
 * one that is released and the one before stay. Whoever calls it has the lock of the registry.
 */
export async function clearHosts(dist: string, registry: Registry, now: number): Promise<void> {
  const released = await releasedHost(dist);
  const needed = [released?.build, registry.host, registry.hostPrevious];
  const kept: string[] = [];
  const files = new Set([BUILD, ...(released?.files ?? [])]);
  for (const { host, since } of await storedHosts(dist)) {
    if (!needed.includes(host.build) && now - since >= KEPT_MS) continue;
    kept.push(host.build);
    for (const name of host.files) files.add(name);
  }
  await clear(join(dist, 'hosts'), (name) => kept.includes(name));
  await clear(join(dist, 'host'), (name) => files.has(name));
  await clear(mapsOf(dist, 'host'), (name) => kept.includes(name));
}

async function clear(folder: string, isKept: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder))
    if (!isKept(name)) await rm(join(folder, name), { recursive: true });
}
