interface Part {
  readonly name: string;
  readonly seconds: number;
}

/**
 * A line for each part of a run with its time and its share of the whole, and one for the whole, which took `seconds`.
 * Parts that ran side by side share the same time: together they may have more than the whole.
 */
export function sharesOf(parts: readonly Part[], seconds: number): readonly string[] {
  const line = ({ name, seconds: own }: Part) => {
    const share = Math.round((100 * own) / (seconds || 1));
    return `${name.padEnd(14)}${own.toFixed(1).padStart(8)} s${String(share).padStart(5)} %`;
  };
  return [...parts, { name: 'all', seconds }].map(line);
}
