let made = 0;

/** Words that nothing stored says yet: the second try of a test would find what its first has left behind. */
export function own(words: string): string {
  made += 1;
  return `${words} ${made}`;
}
