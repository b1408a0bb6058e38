import type { RegistryEntry } from '@fm/contract';

/** One try to open an area's container: where its files lie this time, and what really went wrong. */
export class ContainerAttempt {
  /** Absolute address of the folder, with a trailing slash. */
  readonly base: string;
  /** What the area's manifest calls its container; a build in work may have any name. */
  container: string;
  /** The first error seen; the federation runtime keeps but its text. */
  cause: unknown;

  constructor(
    readonly entry: RegistryEntry,
    retry: number,
  ) {
    // The browser joins a hung request to the same address, so each retry reads the folder through its own path.
    const path = retry === 0 ? entry.base : `${entry.base}~${retry}/`;
    this.container = entry.name;
    this.base = new URL(path, document.baseURI).href;
  }

  get manifestUrl(): string {
    return this.base + this.entry.manifest;
  }

  /** The area's folder over all its releases and attempts. */
  get root(): string {
    return new URL('../..', new URL(this.entry.base, document.baseURI)).href;
  }

  /** What the registry says the file at `url` must hash to. */
  integrityOf(url: string): string | undefined {
    return this.entry.integrity[url.slice(this.base.length)];
  }
}

/** The attempt that a file belongs to. A retry's folder lies in that of the first try: the innermost one counts. */
export const attemptAt = (attempts: readonly ContainerAttempt[], url: string): ContainerAttempt | undefined =>
  attempts
    .filter(({ base }) => url.startsWith(base))
    .sort((a, b) => a.base.length - b.base.length)
    .at(-1);
