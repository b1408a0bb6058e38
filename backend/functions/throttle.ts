/** Callers that are remembered at once. */
const MOST_CALLERS = 5_000;

interface ThrottleOptions {
  /** Calls that one caller may make within the time. */
  readonly most: number;
  readonly withinMs: number;
}

/** Whether somebody calls too often, within one instance of the function. */
export class Throttle {
  readonly #calls = new Map<string, { readonly since: number; readonly count: number }>();

  constructor(private readonly options: ThrottleOptions) {}

  /** Notes a call and gives whether it is one too many. */
  isTooOften(caller: string, now: number): boolean {
    const { most, withinMs } = this.options;
    const known = this.#calls.get(caller);
    const current = known && now - known.since < withinMs ? known : { since: now, count: 0 };
    if (this.#calls.size >= MOST_CALLERS && !known) this.#calls.clear();
    this.#calls.set(caller, { ...current, count: current.count + 1 });
    return current.count >= most;
  }
}
