/** Seconds since `started`, to read. */
const since = (started: number) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Tells the steps of a command one by one, each with its time. */
export class Steps {
  #number = 0;

  constructor(
    private readonly total: number,
    private readonly say: (line: string) => void = console.log,
  ) {}

  /** Says something about the step before. */
  note(text: string): void {
    this.say(`    ${text}`);
  }

  /** Does a step. What it throws ends the command; the line says which step it was. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const place = `${++this.#number}/${this.total} ${name}`;
    const started = Date.now();
    try {
      const result = await work();
      this.say(`${place}: ok (${since(started)})`);
      return result;
    } catch (error) {
      this.say(`${place}: FAILED (${since(started)})`);
      throw error;
    }
  }
}
