/**
 * Divides `total` over `weights` in proportion so that the parts add up to it exactly: everyone gets the whole part of
 * their share, and what is left goes one by one to the largest remainders, earlier ones first on a tie
 * (the Hamilton method). Needs weights that are not negative; gives zeros when all are zero.
 */
export function spread(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / sum);
  const rest = total - parts.reduce((all, part) => all + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, Number(rest))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}
