import type { ChartPoint } from './chart-figure';

/** Heights between 0 and 1, the highest 1; all 0 when there is nothing. What is below 0 has no height. */
export function heightsOf(points: readonly ChartPoint[]): number[] {
  const highest = Math.max(0, ...points.map(({ value }) => value));
  return points.map(({ value }) => (highest === 0 ? 0 : Math.max(0, value) / highest));
}
