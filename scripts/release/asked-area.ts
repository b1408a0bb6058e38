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
  /** How many of a hundred people are to have the release, where not all are. */
  readonly percent: number | undefined;
  /** Whether it is only asked which released builds fail too often. */
  readonly check: boolean;
  /** Whether these are to be taken back. */
  readonly auto: boolean;
}

const SPREADING = { percent: { type: 'string' } } as const;

const DEPLOYING = {
  ...SPREADING,
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  roles: { type: 'string' },
} as const;

const CHECKING = { check: { type: 'boolean' }, auto: { type: 'boolean' } } as const;

/**
 * Reads the arguments of a release command; those of a deployment where it `deploys`, the share of people where it
 * `spreads` a release, and of a look at how releases do where it `checks`. Throws a ReleaseError with `usage`
 * for an option it does not know.
 */
export function asked(
  args: readonly string[],
  usage: string,
  { deploys = false, spreads = false, checks = false } = {},
): Asked {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        ...(deploys && DEPLOYING),
        ...(spreads && SPREADING),
        ...(checks && CHECKING),
      },
    });
    return {
      words: positionals,
      to: values.to,
      dryRun: values['dry-run'] === true,
      preview: values.preview === true,
      roles: typeof values.roles === 'string' ? values.roles : undefined,
      percent: percentIn(values.percent),
      check: values.check === true,
      auto: values.auto === true,
    };
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function percentIn(text: string | boolean | undefined): number | undefined {
  if (typeof text !== 'string') return undefined;
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new RangeError('--percent takes a whole number from 1 to 99.');
  return percent;
}
