/**
 * Counts a counter up by `count`, at once and for everybody, from `after` where it has not come that far. Gives the
 * last number before those.
 */
export type CountUp = (counter: string, count: number, after: number) => Promise<number>;

/**
 * The numbers given to the documents of one transaction. They outlive its tries, so that one that runs again leaves no
 * numbers behind. Each belongs to its document for good and goes to no other one of the transaction: a commit whose
 * answer was lost may have stored it already.
 */
export class CountedNumbers {
  readonly #given = new Map<string, number>();

  constructor(private readonly countUp: CountUp) {}

  /** A number for each of the documents, by their paths; see `numbersFor` of a transaction. */
  async for(counter: string, paths: readonly string[], after: number): Promise<readonly number[]> {
    const keyOf = (path: string) => `${counter} ${path}`;
    const numberless = paths.filter((path) => !this.#given.has(keyOf(path)));
    if (numberless.length > 0) {
      const last = await this.countUp(counter, numberless.length, after);
      for (const [index, path] of numberless.entries()) this.#given.set(keyOf(path), last + 1 + index);
    }
    return paths.map((path) => this.#given.get(keyOf(path)) as number);
  }
}
