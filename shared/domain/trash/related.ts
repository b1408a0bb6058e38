/** Records of one sort that have to do with another one. */
export interface RelatedCount {
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
  readonly rows: { readonly length: number };
}

const list = new Intl.ListFormat('en-GB');

/** "2 sites, 3 contacts and 1 reminder". */
export const relatedText = (all: readonly RelatedCount[]): string =>
  list.format(all.map(({ one, many, rows: { length } }) => `${length} ${length === 1 ? one : many}`));

/** What has to happen before a record may go to the trash. */
export const againstText = (against: readonly RelatedCount[]): string =>
  `${relatedText(against)} ${
    against.length === 1 && against[0]?.rows.length === 1 ? 'needs' : 'need'
  } to be finished or moved first.`;
