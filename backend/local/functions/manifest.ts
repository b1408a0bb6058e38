import { existsSync, readFileSync } from 'node:fs';

/** One function as the SDK's manifest describes it. What this backend does not use is left out. */
export interface Endpoint {
  readonly region?: readonly string[];
  readonly timeoutSeconds?: number | null;
  readonly callableTrigger?: object;
  readonly httpsTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone?: string | null };
  readonly eventTrigger?: EventTrigger;
}

export interface EventTrigger {
  readonly eventType: string;
  readonly retry?: boolean;
  readonly eventFilters?: Readonly<Record<string, string>>;
  readonly eventFilterPathPatterns?: Readonly<Record<string, string>>;
}

/** Functions by their names. */
export type Endpoints = ReadonlyMap<string, Endpoint>;

/** Reads the manifest the build laid beside the bundle; no functions when there is none. */
export function readEndpoints(file: string): Endpoints {
  if (!existsSync(file)) return new Map();
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly endpoints?: Readonly<Record<string, Endpoint>>;
  };
  return new Map(Object.entries(manifest.endpoints ?? {}));
}
