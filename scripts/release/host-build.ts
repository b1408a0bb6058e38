import type { StatsCompilation } from '@rspack/core';

/** What the host's build wrote. */
export interface HostBuild {
  readonly build: string;
  readonly files: readonly string[];
  /** Files behind each `import()` of the host, by its request as written: `@fm/ui`, `./container`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

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
