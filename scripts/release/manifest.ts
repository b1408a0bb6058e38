import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORTS } from '@fm/build';
import type { RemotePart } from '@fm/contract';
import type { StatsCompilation } from '@rspack/core';
import * as v from 'valibot';
import { ifThere } from './if-there';

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
  /** Shared modules it imports anywhere, with the range of versions each of them takes. */
  readonly wants: Readonly<Record<string, string>>;
  /** Scripts and styles that each exposed part runs at once, the container's entry first. */
  readonly parts: Readonly<Partial<Record<RemotePart, readonly string[]>>>;
  /** Names it takes of our own shared modules; builds from before they were written down do not say it. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
}

const importsSchema = v.record(v.string(), v.array(v.string()));

async function readImports(folder: string): Promise<Pick<BuiltParts, 'imports'>> {
  const text = await ifThere(readFile(join(folder, IMPORTS), 'utf8'), undefined);
  return text === undefined ? {} : { imports: v.parse(importsSchema, JSON.parse(text)) };
}

/** As the compiler names what an area takes from the host. */
const TAKEN = /^consume shared module \([^)]*\) (.+)@[^@]*$/;

/**
 * Shared modules that an area cannot open without, sorted: to be fetched ahead of it. What only its later parts ask for
 * is not among them.
 */
export function needsOf({ chunks = [] }: StatsCompilation): string[] {
  const opened = chunks.filter(({ names }) => names?.includes('__federation_expose_module'));
  const taken = opened.flatMap(({ modules = [] }) => modules.map(({ name }) => TAKEN.exec(name ?? '')?.[1]));
  return [...new Set(taken.filter((name) => name !== undefined))].sort();
}

/** Reads the manifest of a built area. Throws when the compiler wrote something else than expected. */
export async function readManifest(folder: string): Promise<BuiltParts> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  const entry = manifest.metaData.remoteEntry.name;
  return {
    ...(await readImports(folder)),
    wants: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    parts: Object.fromEntries(
      manifest.exposes.map(({ path, assets: { js, css } }) => [
        path.replace('./', ''),
        [...new Set([entry, ...js.sync, ...css.sync])],
      ]),
    ),
  };
}
