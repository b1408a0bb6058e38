/** How often something is done before it is measured, and how often while it is. */
interface Rounds {
  readonly warm: number;
  readonly samples: number;
}

/** Milliseconds of each round of an action that counts; rounds before the first are negative. */
export async function timesOf(
  { warm, samples }: Rounds,
  action: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warm; round < samples; round += 1) {
    const started = performance.now();
    await action(round);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}
