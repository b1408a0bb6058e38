/** `numerator / denominator` to the nearest whole number; a half goes away from zero. Throws when dividing by zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideRounded(-numerator, -denominator);
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}
