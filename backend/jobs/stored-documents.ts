import { encodeFields } from '@fm/workflows/rest-values';
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

/**
 * The documents of a collection in the order of their names, a page at a time, from behind the one of the name `after`;
 * `everywhere` takes all collections of this name, at whatever depth.
 */
export async function* pagesOf(
  target: JobTarget,
  collectionId: string,
  { everywhere = false, after }: { readonly everywhere?: boolean; readonly after?: string | undefined },
): AsyncGenerator<readonly StoredDocument[]> {
  for (let last = after; ; ) {
    const structuredQuery = {
      from: [{ collectionId, allDescendants: everywhere }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const answers = await callAsOwner(target, 'POST', `${documentsOf(target)}:runQuery`, { structuredQuery });
    const page = (answers as { readonly document?: StoredDocument }[]).flatMap(
      ({ document }) => document ?? [],
    );
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.name;
  }
}

/** The documents of a collection with this value in a field, at most `limit`. */
export const documentsWith = (
  target: JobTarget,
  collection: string,
  [fieldPath, value]: readonly [string, string],
  limit: number,
): Promise<readonly StoredDocument[]> =>
  documentsWhere(target, collection, [fieldPath, 'EQUAL', value], limit);

/** The documents of a collection from this value of a field on, in its order, at most `limit`. */
export const documentsFrom = (
  target: JobTarget,
  collection: string,
  [fieldPath, value]: readonly [string, string],
  limit: number,
): Promise<readonly StoredDocument[]> =>
  documentsWhere(target, collection, [fieldPath, 'GREATER_THAN_OR_EQUAL', value], limit);

async function documentsWhere(
  target: JobTarget,
  collection: string,
  [fieldPath, op, stringValue]: readonly [string, 'EQUAL' | 'GREATER_THAN_OR_EQUAL', string],
  limit: number,
): Promise<readonly StoredDocument[]> {
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { fieldFilter: { field: { fieldPath }, op, value: { stringValue } } },
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

/** Stores each of these writes by itself, those aside whose document was changed meanwhile. Gives how many were stored. */
export async function writeEach(target: JobTarget, writes: readonly object[]): Promise<number> {
  if (writes.length === 0) return 0;
  const answer = await callAsOwner(target, 'POST', `${documentsOf(target)}:batchWrite`, { writes });
  const { status = [] } = answer as { readonly status?: readonly { readonly code?: number }[] };
  return status.filter(({ code }) => !code).length;
}
