import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATE_SHARED } from '@fm/build/shared-modules';
import type { RemotePart } from '@fm/contract';
import * as v from 'valibot';

export const MANIFEST = 'mf-manifest.json';

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The parts of a federation manifest that a release is made from. */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: files, css: files }) })),
});

/** What a built area says about its own files and what it asks the host for. */
export interface BuiltParts {
  /** Shared modules to be fetched ahead of it, sorted: those it imports anywhere, but for what only late parts ask for. */
  readonly needs: readonly string[];
  /** The same with the range of versions each of them takes. */
  readonly wants: Readonly<Record<string, string>>;
  /** Scripts and styles that each exposed part runs at once, the container's entry first. */
  readonly parts: Readonly<Partial<Record<RemotePart, readonly string[]>>>;
}

/** Reads the manifest of a built area. Throws when the compiler wrote something else than expected. */
export async function readManifest(folder: string): Promise<BuiltParts> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  const entry = manifest.metaData.remoteEntry.name;
  return {
    needs: [...new Set(manifest.shared.map(({ name }) => name))]
      .filter((name) => !LATE_SHARED.has(name))
      .sort(),
    wants: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    parts: Object.fromEntries(
      manifest.exposes.map(({ path, assets: { js, css } }) => [
        path.replace('./', ''),
        [...new Set([entry, ...js.sync, ...css.sync])],
      ]),
    ),
  };
}
