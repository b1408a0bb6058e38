/** A record as its trash tells of it. */
export interface TrashedRecord {
  readonly id: string;
  readonly trashed: boolean;
  readonly trashedAt?: Date | undefined;
  readonly trashedBy?: { readonly name: string } | undefined;
}

/** Records of one sort that have to do with the one in question. */
export interface RelatedSeen {
  readonly one: string;
  readonly many: string;
  readonly rows: readonly unknown[];
  readonly links: readonly { readonly name: string; readonly to: string | undefined }[];
}

/** What can be done between a screen and the trash, as `useTrash` of `@fm/data` gives it. */
export interface TrashActions<R extends TrashedRecord> {
  readonly may: boolean;
  readonly mayPurge: boolean;
  readonly busy: boolean;
  readonly failure: { readonly message: string } | undefined;
  readonly asked:
    | {
        readonly action: 'trash' | 'purge';
        readonly name: string;
        readonly along: readonly RelatedSeen[];
        readonly against: readonly RelatedSeen[];
        /** What else happens, in a whole sentence. */
        readonly besides?: string | undefined;
      }
    | undefined;
  begin(record: R): void;
  beginPurge(record: R): void;
  confirm(): void;
  cancel(): void;
  restore(record: R): void;
  /** What does not come back with a record, in a whole sentence. */
  onReturn?(record: R): string | undefined;
}
