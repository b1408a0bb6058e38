import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error';

/** What a release command was asked for. */
export interface Asked {
  readonly words: readonly string[];
  readonly to: string | undefined;
  /** Whether everything but the release itself is wanted. */
  readonly dryRun: boolean;
  /** Whether the release is only to be looked at. */
  readonly preview: boolean;
  /** Roles of those who may look, as written. */
  readonly roles: string | undefined;
}

const DEPLOYING = {
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  roles: { type: 'string' },
} as const;

/**
 * Reads the arguments of a release command; those of a deployment where it `deploys`. Throws a ReleaseError with `usage`
 * for an option it does not know.
 */
export function asked(args: readonly string[], usage: string, { deploys = false } = {}): Asked {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, ...(deploys && DEPLOYING) },
    });
    return {
      words: positionals,
      to: values.to,
      dryRun: values['dry-run'] === true,
      preview: values.preview === true,
      roles: typeof values.roles === 'string' ? values.roles : undefined,
    };
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
