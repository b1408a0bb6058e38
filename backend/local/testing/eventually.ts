const POLL_MS = 20;

/** Waits until `look` gives something other than undefined or false. Rejects after `timeoutMs`. */
export async function eventually<T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 10_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Nothing after ${timeoutMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
