/** The contract this build of the host implements. Additions raise the minor, removals the major number. */
export const CONTRACT = '2.0.0';

type Version = readonly [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/** The major number of a caret range; undefined when it is none. */
export const majorOf = (range: string): number | undefined =>
  range.startsWith('^') ? parse(range.slice(1))?.[0] : undefined;

/**
 * Whether `version` lies in a caret range such as `^1.2.0` (same major, not older).
 * Other ranges, `*` among them, are refused: an area has to say what it was built for.
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  const given = parse(version);
  if (!wanted || !given || given[0] !== wanted[0]) return false;
  return given[1] > wanted[1] || (given[1] === wanted[1] && given[2] >= wanted[2]);
}
