import { listed } from '../locale';
import { nounFor } from '../record';

/** Records of one sort that have to do with another one. */
export interface RelatedCount {
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
  readonly rows: { readonly length: number };
}

/** "2 sites, 3 contacts and 1 reminder". */
export const relatedText = (all: readonly RelatedCount[]): string =>
  listed(all.map(({ rows: { length }, ...called }) => `${length} ${nounFor(length, called)}`));

/** What has to happen before a record may go to the trash. */
export function againstText(against: readonly RelatedCount[]): string {
  const related = relatedText(against);
  return nounFor(
    against.reduce((sum, { rows }) => sum + rows.length, 0),
    {
      one: `${related} needs to be finished or moved first.`,
      many: `${related} need to be finished or moved first.`,
    },
  );
}
