const DEFAULT = 'en-GB';

const answers = new Map<string | undefined, string>();

/** The locale that a browser names, such as "de-AT"; "en-GB" where that is none. Kept: each row of a list asks often. */
export function knownLocale(named: string | undefined): string {
  const known = answers.get(named) ?? canonical(named);
  answers.set(named, known);
  return known;
}

function canonical(named: string | undefined): string {
  // Some browsers pass on what the system is set to: with "C" every formatter would throw.
  try {
    return Intl.getCanonicalLocales(named)[0] ?? DEFAULT;
  } catch {
    return DEFAULT;
  }
}
