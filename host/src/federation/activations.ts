import type { RemoteModule } from '@fm/contract';
import type { HostApi } from '@fm/platform';

/** What areas have begun in this page for who is signed in, with the way to undo it. */
export class Activations {
  readonly #running = new Map<RemoteModule, { readonly host: HostApi; readonly undo: () => void }>();

  /** Activates an area that was opened; once for one host, and anew when somebody else or another role is signed in. */
  activate(module: RemoteModule, host: HostApi): void {
    const running = this.#running.get(module);
    if (!module.activate || running?.host === host) return;
    if (running) this.#undo(module);
    this.#running.set(module, { host, undo: () => undefined });
    try {
      const undo = module.activate(host);
      if (undo) this.#running.set(module, { host, undo });
    } catch (error) {
      host.report(error, { area: module.id, during: 'activate' });
    }
  }

  /** At sign-out. One area that fails at it keeps no other from being undone. */
  undoAll(): void {
    for (const module of [...this.#running.keys()]) this.#undo(module);
  }

  #undo(module: RemoteModule): void {
    const running = this.#running.get(module);
    this.#running.delete(module);
    try {
      running?.undo();
    } catch (error) {
      running?.host.report(error, { area: module.id, during: 'undo of activate' });
    }
  }
}
