import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error';

/** What a release command was asked for. */
export interface Asked {
  readonly words: readonly string[];
  readonly to: string | undefined;
}

/** Reads the arguments of a release command. Throws a ReleaseError with `usage` for an option it does not know. */
export function asked(args: readonly string[], usage: string): Asked {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    return { words: positionals, to: values.to };
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
