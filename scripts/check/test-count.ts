/** How many tests passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}
