import { type FollowedFile, followFile } from '../files/followed-file';
import { compileRules, type Mistake, type Rules } from '../rules';

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

/** Security rules that follow their file. Throws a RulesError when the file has a mistake now. */
export function followRules(
  path: string,
  log: (line: string) => void,
  changed: () => void,
): FollowedFile<Rules> {
  const read = (text: string): Rules => {
    const result = compileRules(text);
    if (result.ok) return result.rules;
    throw new RulesError(path, result.errors);
  };
  return followFile({ path, name: 'Security rules', read, log, changed });
}
