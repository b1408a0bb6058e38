import { readFileSync, statSync } from 'node:fs';
import type { Log } from '../log';

/** How often the file is looked at for changes. */
const LOOK_MS = 400;

/** What a file says, kept up to date. */
export interface FollowedFile<Content> {
  /** As the file last was without a mistake. */
  readonly content: Content;
  /** Stops following. */
  close(): void;
}

export interface FollowOptions<Content> {
  readonly path: string;
  /** What the file holds, for the log: `Security rules`. */
  readonly name: string;
  /** Makes something of the file's text. Throws with the mistakes in words. */
  readonly read: (text: string) => Content;
  readonly log: Log;
  /** Told when the content is another. */
  readonly changed?: () => void;
}

/**
 * Reads a file and follows it: a changed file takes effect at once, one with a mistake is told to `log` and everything
 * stays as it was. Throws what `read` throws of the file as it is now, and what reading it throws.
 */
export function followFile<Content>({
  path,
  name,
  read,
  log,
  changed,
}: FollowOptions<Content>): FollowedFile<Content> {
  const seen = versionOf(path);
  let content = read(readFileSync(path, 'utf8'));
  const look = () => {
    try {
      content = read(readFileSync(path, 'utf8'));
      log(`${name} read again from ${path}.`);
      changed?.();
    } catch (error) {
      log(`${name} stay as they were.`, error instanceof Error ? error.message : String(error));
    }
  };
  const close = followVersion(path, look, seen);
  return {
    get content() {
      return content;
    },
    close,
  };
}

/** Calls `changed` when a file was written, came or went since it was `seen`. Gives how to stop. */
export function followVersion(path: string, changed: () => void, seen = versionOf(path)): () => void {
  const look = () => {
    const version = versionOf(path);
    if (version === seen) return;
    seen = version;
    changed();
  };
  // By looking, not by notices: editors replace the file, and a notice would stay with the old one.
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Differs for a file that was written since; of a file that is gone, too. */
function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'gone';
}
