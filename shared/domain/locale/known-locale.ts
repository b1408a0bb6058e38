const DEFAULT = 'en-GB';

/** The locale that a browser names, such as "de-AT"; "en-GB" where that is none. */
export function knownLocale(named: string | undefined): string {
  // Some browsers pass on what the system is set to: with "C" every formatter would throw.
  try {
    return Intl.getCanonicalLocales(named)[0] ?? DEFAULT;
  } catch {
    return DEFAULT;
  }
}
