/** Thrown while a rule is evaluated that does not fit what it meets; the rule is then false. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
}
