import { majorOf, satisfies } from '@fm/contract';
import type { StatsCompilation } from '@rspack/core';
import * as v from 'valibot';

const names = v.array(v.string());
const texts = v.record(v.string(), v.string());

export const hostBuildSchema = v.object({
  build: v.string(),
  files: names,
  parts: v.record(v.string(), names),
  contract: v.string(),
  olderMajors: v.array(v.number()),
  shared: v.record(v.string(), v.string()),
  exports: v.optional(v.record(v.string(), names)),
  types: v.optional(v.object({ modules: v.record(v.string(), texts), types: texts })),
  permissions: v.optional(names),
  paths: v.optional(names),
});

/**
 * What the host's build wrote, and what it offers to areas. `parts`: the files behind each `import()` of the host, by
 * its request as written (`@fm/ui`, `./container`). `contract`: CONTRACT as it was, and `olderMajors` what
 * it takes beside. `shared`: version of each module that the host provides. `exports`: names of each of our
 * own among them, and `types` of which types those are. `permissions`: what its roles may or may not do, and `paths` its
 * own addresses. Hosts built before these four were written down say none of them.
 */
export type HostBuild = v.InferOutput<typeof hostBuildSchema>;

/** Whether the host shows what was built for this range of contracts. */
export const takesContract = ({ contract, olderMajors }: HostBuild, range: string): boolean =>
  satisfies(contract, range) || olderMajors.some((major) => major === majorOf(range));

/** Reads from the compiler's account which files belong to which part. */
export function partsOf(stats: StatsCompilation): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const chunk of stats.chunks ?? []) {
    if (chunk.initial) continue;
    const requests = new Set((chunk.origins ?? []).map(({ request }) => request));
    for (const request of requests) {
      const files = parts[request] ?? [];
      files.push(...(chunk.files ?? []));
      parts[request] = files;
    }
  }
  return parts;
}

type Module = NonNullable<StatsCompilation['modules']>[number];

const withInner = (modules: readonly Module[]): readonly Module[] =>
  modules.flatMap((module) => [module, ...withInner(module.modules ?? [])]);

/**
 * Reads from the compiler's account which names each of these modules exports, by the file it begins in. A module of
 * which it cannot be told is left out.
 */
export function exportsOf(
  { modules = [] }: StatsCompilation,
  files: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const known = new Map<string, readonly string[]>();
  for (const { nameForCondition, providedExports } of withInner(modules))
    if (nameForCondition && Array.isArray(providedExports)) known.set(nameForCondition, providedExports);
  return Object.fromEntries(
    Object.entries(files).flatMap(([module, file]) => {
      const exported = known.get(file);
      return exported ? [[module, [...exported].sort()]] : [];
    }),
  );
}
