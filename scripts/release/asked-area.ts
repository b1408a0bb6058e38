import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error';

/** What a release command was asked for. */
export interface Asked {
  readonly words: readonly string[];
  readonly to: string | undefined;
  /** Whether everything but the release itself is wanted. */
  readonly dryRun: boolean;
}

/**
 * Reads the arguments of a release command; `--dry-run` where it has `dry` runs. Throws a ReleaseError with `usage` for
 * an option it does not know.
 */
export function asked(args: readonly string[], usage: string, { dry = false } = {}): Asked {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, ...(dry && { 'dry-run': { type: 'boolean' } as const }) },
    });
    return { words: positionals, to: values.to, dryRun: values['dry-run'] === true };
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
