/** The disk has no room for what is to be written; nothing of the transaction is there. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor(readonly path: string) {
    super(`ENOSPC: no space left on device for ${path}`);
    // The machine is at fault and no line of ours: who reads the log needs no stack.
    this.stack = this.message;
  }
}
