import { readFileSync, statSync } from 'node:fs';
import { compileRules, type Mistake, type Rules } from '../rules';

/** How often the file is looked at for changes. */
const LOOK_MS = 400;

/** A rules file that cannot be used, with each of its mistakes on a line. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  constructor(
    path: string,
    readonly mistakes: readonly Mistake[],
  ) {
    const lines = mistakes.map(({ line, column, reason }) => `  line ${line}, column ${column}: ${reason}`);
    super([`The security rules in ${path} have mistakes:`, ...lines].join('\n'));
  }
}

/** Security rules that follow their file. */
export interface RulesFile {
  /** As the file last was without a mistake. */
  readonly rules: Rules;
  /** Stops following. */
  close(): void;
}

/**
 * Reads a rules file and follows it: a changed file takes effect at once, one with a mistake is told to `log` and the
 * rules stay as they were. Throws a RulesError when the file has a mistake now, and what reading it throws.
 */
export function openRulesFile(path: string, log: (line: string) => void): RulesFile {
  let seen = versionOf(path);
  let rules = compiled(path);
  const look = () => {
    const version = versionOf(path);
    if (version === seen) return;
    seen = version;
    try {
      rules = compiled(path);
      log(`Security rules read again from ${path}.`);
    } catch (error) {
      log(`${error instanceof Error ? error.message : String(error)}\nThe rules stay as they were.`);
    }
  };
  // By looking, not by notices: editors replace the file, and a notice would stay with the old one.
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    get rules() {
      return rules;
    },
    close: () => clearInterval(timer),
  };
}

/** Differs for a file that was written since; of a file that is gone, too. */
function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'gone';
}

function compiled(path: string): Rules {
  const result = compileRules(readFileSync(path, 'utf8'));
  if (result.ok) return result.rules;
  throw new RulesError(path, result.errors);
}
