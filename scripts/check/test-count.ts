/** How many tests passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** How the tests of one kind ended. */
export interface TestRun extends TestCount {
  /** A line for each that failed and then passed, with its file, its name and the cause of its first failure. */
  readonly secondTries: readonly string[];
}
