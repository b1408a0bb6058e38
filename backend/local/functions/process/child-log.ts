import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Tells `log` what the child writes: lines as they are, entries of the SDK's logger by their messages. */
export function followOutput(streams: readonly Readable[], log: (line: string) => void): void {
  for (const input of streams)
    createInterface({ input }).on('line', (line) => {
      const message = messageOf(line);
      if (message) log(`functions: ${message}`);
    });
}

/** Undefined for what the SDK notes about every call. */
function messageOf(line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  try {
    const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (entry['logging.googleapis.com/labels']) return undefined;
    return typeof entry.message === 'string' ? entry.message : line;
  } catch {
    return line;
  }
}
