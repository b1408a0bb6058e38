/**
 * What Node is told in each process that runs tests: to keep more of what is young before it collects, in MiB, and to
 * optimise only what runs eight times as long as it would usually want. No such process lives long enough for more to
 * pay (decision 0071).
 */
export const NODE_FLAGS = ['--max-semi-space-size=128', '--interrupt-budget=1000000'] as const;
