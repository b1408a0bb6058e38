/** A line of a stack that names a place in a script of some address. Lines and columns count from 1. */
export interface Frame {
  /** What the line begins with before it names anything. */
  readonly lead: string;
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

const PLACE = /(https?:\/\/[^\s()]+):(\d+):(\d+)/.source;

/** `at t.x (address:1:2)`, `at async address:1:2` */
const CHROMIUM = new RegExp(`^(\\s*at (?:async )?)(?:.* \\()?${PLACE}\\)?\\s*$`);

/** `x@address:1:2`, `async*x@address:1:2`, and Safari's `address:1:2` for a function without a name. */
const FIREFOX_AND_SAFARI = new RegExp(`^(\\s*)(?:[^@]*@)?${PLACE}\\s*$`);

/** The place that a line of a stack names, as Chromium, Firefox and Safari write it; undefined for any other line. */
export function frameIn(text: string): Frame | undefined {
  const [, lead, address, line, column] = CHROMIUM.exec(text) ?? FIREFOX_AND_SAFARI.exec(text) ?? [];
  if (lead === undefined || address === undefined) return undefined;
  return { lead, address, line: Number(line), column: Number(column) };
}
