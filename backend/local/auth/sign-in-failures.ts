/** Wrong passwords an address may have within the window before it has to wait. */
export const MAX_SIGN_IN_FAILURES = 10;
/** How long a wrong password counts, in milliseconds. */
export const SIGN_IN_WINDOW_MS = 10 * 60_000;
// Guesses at made-up addresses must not fill the memory.
const MAX_ADDRESSES = 10_000;

/**
 * Wrong passwords of the last minutes by address, whether or not it has an account, so that a refusal does not tell.
 * In memory: a restart forgets them.
 */
export class SignInFailures {
  readonly #times = new Map<string, readonly number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether sign-ins with this address are refused for now, whatever the password. */
  areTooMany(email: string): boolean {
    return this.#recent(email).length >= MAX_SIGN_IN_FAILURES;
  }

  add(email: string): void {
    const times = [...this.#recent(email), this.#now()];
    // Set anew, so that the address that failed last stands last.
    this.#times.delete(email);
    this.#times.set(email, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > MAX_ADDRESSES && oldest !== undefined) this.#times.delete(oldest);
  }

  forget(email: string): void {
    this.#times.delete(email);
  }

  forgetAll(): void {
    this.#times.clear();
  }

  #recent(email: string): readonly number[] {
    const now = this.#now();
    return (this.#times.get(email) ?? []).filter((time) => Math.abs(now - time) < SIGN_IN_WINDOW_MS);
  }
}
