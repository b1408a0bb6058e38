import { type FollowedFile, followFile } from '../../files/followed-file';
import type { Log } from '../../log';
import { type RulePlace, readRules } from './rule-tree';

/** A rules file that cannot be used, with the place of its mistake. */
export class DatabaseRulesError extends Error {
  override readonly name = 'DatabaseRulesError';
}

/** Rules that follow their file. Throws a DatabaseRulesError when it has a mistake now. */
export function followDatabaseRules(path: string, log: Log, changed: () => void): FollowedFile<RulePlace> {
  const read = (text: string): RulePlace => {
    const result = readRules(text);
    if (result.ok) return result.rules;
    const { line, column, reason } = result.mistake;
    throw new DatabaseRulesError(
      `The rules of the realtime database in ${path} have a mistake:\n  line ${line}, column ${column}: ${reason}`,
    );
  };
  return followFile({ path, name: 'Rules of the realtime database', read, log, changed });
}
