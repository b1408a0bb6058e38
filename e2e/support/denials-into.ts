/** A log of the embedded backend that puts what the rules refuse, a line each, into a list and drops all else. */
export const denialsInto =
  (denials: string[]) =>
  (line: string): void => {
    if (line.startsWith('Denied')) denials.push(line);
  };
