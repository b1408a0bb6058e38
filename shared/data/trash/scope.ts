import { recordAddress } from '@fm/contract/addresses';
import type { Related } from '@fm/domain/kinds';
import type { RecordKind, Stored } from '@fm/domain/record';
import { failureOf, type Outcome } from '../failure';
import { findRecords } from '../read/find-records';

/** Records of one kind that were found. */
export interface FoundRelated extends Pick<Related, 'kind' | 'one' | 'many'> {
  readonly rows: readonly Stored<object>[];
  /** The rows by name, with the screen of each that has one. */
  readonly links: readonly { readonly name: string; readonly to: string | undefined }[];
}

/**
 * All kinds there are: their code comes when something is to go to the trash, which most pages never see. In one file
 * with taking pictures, because each file more lengthens what the sign-in page loads.
 */
const kinds = () => import(/* webpackChunkName: "data-more" */ '@fm/domain/kinds');
type Kinds = Awaited<ReturnType<typeof kinds>>;

/** What goes to the trash with a record; with `trashed`, what may have gone there with it. */
export const foundAlong = <R extends object>(kind: RecordKind<R>, { id }: Stored<R>, trashed: boolean) =>
  found(({ goingAlong }) => goingAlong(kind, id), trashed);

/** What keeps a record out of the trash. */
export const foundAgainst = <R extends object>(kind: RecordKind<R>, record: Stored<R>) =>
  found(({ blockingTrash }) => blockingTrash(kind, record), false);

async function found(
  relatedIn: (kinds: Kinds) => readonly Related[],
  trashed: boolean,
): Promise<Outcome<readonly FoundRelated[]>> {
  const loaded = await kinds().catch(failureOf);
  if ('kind' in loaded) return { ok: false, failure: loaded };
  const all: FoundRelated[] = [];
  for (const { kind, which, one, many, counts = () => true } of relatedIn(loaded)) {
    const outcome = await findRecords(
      kind,
      (query) => query.where('trashed', '==', trashed).filtered(which),
      loaded.MOST_RELATED,
    );
    if (!outcome.ok) return outcome;
    const rows = outcome.value.filter(counts);
    const links = rows.map((row) => ({
      name: kind.label(row),
      to: recordAddress({ type: kind.type, id: row.id }),
    }));
    if (rows.length > 0) all.push({ kind, one, many, rows, links });
  }
  return { ok: true, value: all };
}
