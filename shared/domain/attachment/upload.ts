/** A file on its way into the database. */
export interface Upload {
  /** The id it is stored under. */
  readonly id: string;
  readonly name: string;
  readonly phase: 'preparing' | 'waiting' | 'storing' | 'failed' | 'refused';
  readonly itemId?: string | undefined;
  /** Known once it is prepared. */
  readonly thumb?: Uint8Array | undefined;
  /** What went wrong, of one that failed or was refused. */
  readonly message?: string | undefined;
}
