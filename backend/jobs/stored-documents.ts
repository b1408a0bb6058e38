import { encodeFields } from '../seed/write/encode';
import { callAsOwner, documentsOf, type JobTarget } from './project';

/** Documents read at a time. */
const PAGE = 300;

/** A document as the database's REST interface gives it. */
export interface StoredDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields?: object;
}

/** All documents of a collection, read page by page. */
export async function* documentsIn(target: JobTarget, collection: string): AsyncGenerator<StoredDocument> {
  let token = '';
  do {
    const page = `${documentsOf(target)}/${collection}?pageSize=${PAGE}&pageToken=${encodeURIComponent(token)}`;
    const answer = (await callAsOwner(target, 'GET', page)) as {
      documents?: readonly StoredDocument[];
      nextPageToken?: string;
    };
    yield* answer.documents ?? [];
    token = answer.nextPageToken ?? '';
  } while (token !== '');
}

/** The documents of a collection with this value in a field, at most `limit`. */
export async function documentsWith(
  target: JobTarget,
  collection: string,
  [fieldPath, stringValue]: readonly [string, string],
  limit: number,
): Promise<readonly StoredDocument[]> {
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } },
    limit,
  };
  const answers = await callAsOwner(target, 'POST', `${documentsOf(target)}:runQuery`, { structuredQuery });
  return (answers as { readonly document?: StoredDocument }[]).flatMap(({ document }) => document ?? []);
}

/** The last part of a document's name. */
export const idOf = ({ name }: StoredDocument): string => name.slice(name.lastIndexOf('/') + 1);

/** Writes only these fields, and only while the document is as it was read. */
export const writeOf = ({ name, updateTime }: StoredDocument, fields: object) => ({
  update: { name, fields: encodeFields(fields) },
  updateMask: { fieldPaths: Object.keys(fields) },
  currentDocument: { updateTime },
});

/** Stores these writes together. */
export const commit = (target: JobTarget, writes: readonly object[]): Promise<unknown> =>
  callAsOwner(target, 'POST', `${documentsOf(target)}:commit`, { writes });
