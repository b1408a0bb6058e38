import type { RealtimeLine } from '@fm/firebase/database';

type Listener = (value: unknown) => void;

interface Watch {
  readonly listeners: Set<Listener>;
  last: unknown;
  readonly stop: () => void;
}

/** Listens to a path once, for however many want to know. */
export class SharedWatches {
  private readonly watches = new Map<string, Watch>();

  constructor(private readonly line: RealtimeLine) {}

  /** Tells what is at a path, nothing where that is refused. Gives what ends that. */
  watch(path: string, listener: Listener): () => void {
    const watch = this.watches.get(path) ?? this.begin(path);
    watch.listeners.add(listener);
    if (watch.last !== undefined) listener(watch.last);
    return () => {
      watch.listeners.delete(listener);
      if (watch.listeners.size > 0 || this.watches.get(path) !== watch) return;
      this.watches.delete(path);
      watch.stop();
    };
  }

  /** Ends all. */
  stop(): void {
    for (const { stop } of this.watches.values()) stop();
    this.watches.clear();
  }

  private begin(path: string): Watch {
    const listeners = new Set<Listener>();
    const tell = (value: unknown) => {
      watch.last = value;
      for (const listener of [...listeners]) listener(value);
    };
    const watch: Watch = { listeners, last: undefined, stop: () => stop() };
    this.watches.set(path, watch);
    const ended = () => {
      // Whoever asks again, after the token says more, listens anew.
      if (this.watches.get(path) === watch) this.watches.delete(path);
      tell(null);
    };
    const stop = this.line.watch(path, tell, ended);
    return watch;
  }
}
