import { loadEnv } from './serve/load-env';
import { endWhenStopped } from './serve/stop-signals';

const SAID_BY_US = new Set([
  'BuildError',
  'ContractError',
  'ReleaseError',
  'SettingsError',
  'StartError',
  'Unreachable',
]);

const DISK_FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** What to say of an error: a sentence for what we expect, the whole stack for what we do not. */
export function lineFor(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { path, dest = path, syscall, code } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (DISK_FULL.test(error.message))
    return `No space is left on the disk${dest ? ` for ${dest}` : ''}. Make room, then run the command again.`;
  const expected =
    SAID_BY_US.has(error.name) || syscall !== undefined || String(code).startsWith('ERR_PARSE_ARGS');
  return expected ? error.message : error;
}

/** Ends the process with what went wrong. */
export function fail(error: unknown): never {
  console.error(lineFor(error));
  process.exit(1);
}

/**
 * Runs a command of the repository with what `.env` says. Whether it fails, the disk is full or somebody stops it, it
 * ends with a line that says so.
 */
export async function runAsCommand(work: () => Promise<void>): Promise<void> {
  try {
    endWhenStopped();
    loadEnv();
    await work();
  } catch (error) {
    fail(error);
  }
}
