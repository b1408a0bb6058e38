import { randomBytes } from 'node:crypto';
import { utf8 } from '../../store/byte-string';
import { type StoredDocument, toWireDocument } from '../documents/document';
import { member } from '../json';
import { childPath, idOf, isDocumentPath, type Path } from '../names';
import type { Query } from '../query/query';
import { DOCUMENT_NAME } from '../query/query';
import { invalid, StatusError } from '../status';
import { type FieldPath, onlyPaths, parseFieldPath } from '../values/field-path';
import { parseFields } from '../values/parse-value';
import { parsePrecondition } from '../writes/parse-write';
import type { Precondition } from '../writes/write';
import type { Call, Handler } from './call';
import { isSet } from './read-calls';

const DEFAULT_PAGE = 100;
const MAX_PAGE = 300;
const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** `GET` of a document or, where the path is a collection's, of a page of its documents. */
export const getOrList: Handler = (call) => (isDocumentPath(call.path) ? getDocument(call) : list(call));

function getDocument(call: Call) {
  const { firestore, names, identity, path, query } = call;
  const document = firestore.get(identity, path, query.get('transaction') ?? undefined);
  if (!document) throw new StatusError('NOT_FOUND', `Document "${names.nameOf(path)}" not found.`);
  return answer(call, document);
}

function list(call: Call) {
  const { firestore, identity, path, query, names } = call;
  const pageSize = pageSizeOf(query);
  const after = query.get('pageToken') ?? '';
  const order = query.get('orderBy') ?? '';
  if (!/^(__name__( asc)?)?$/.test(order)) {
    throw new StatusError('UNIMPLEMENTED', 'Lists are ordered by name only.');
  }
  const showMissing = isSet(query.get('showMissing'));
  if (showMissing && identity.kind !== 'owner') {
    throw new StatusError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
  }
  const page: Query = {
    parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '',
    collectionId: idOf(path),
    allDescendants: false,
    where: undefined,
    orderBy: [{ field: DOCUMENT_NAME, direction: 'asc' }],
    startAt: after
      ? { values: [{ referenceValue: names.nameOf(`${path}/${after}`) }], before: false }
      : undefined,
    endAt: undefined,
    offset: 0,
    limit: pageSize + 1,
    select: undefined,
  };
  const found = firestore.query(identity, page).map((document) => answer(call, document));
  const missing = showMissing ? firestore.database.documents.missingIds(path) : [];
  const ghosts = missing
    .filter((id) => after === '' || isBefore(after, id))
    .map((id) => ({ name: names.nameOf(`${path}/${id}`) }));
  const all = [...found, ...ghosts].sort((a, b) => (isBefore(a.name, b.name) ? -1 : 1));
  const documents = all.slice(0, pageSize);
  const last = documents.at(-1);
  const isMore = all.length > pageSize && last !== undefined;
  return {
    ...(documents.length > 0 ? { documents } : {}),
    ...(isMore ? { nextPageToken: idOf(last.name) } : {}),
  };
}

const isBefore = (a: string, b: string): boolean => utf8(a) < utf8(b);

function pageSizeOf(query: URLSearchParams): number {
  const text = query.get('pageSize') ?? '0';
  if (/^-\d+$/.test(text)) throw invalid('Page size must be nonnegative.');
  if (!/^\d+$/.test(text)) throw invalid(`"${text}" is no page size.`);
  return Math.min(Number(text) || DEFAULT_PAGE, MAX_PAGE);
}

/** `POST` to a collection: a new document, with the id asked for or one of our own. */
export const createDocument: Handler = (call) => {
  if (isDocumentPath(call.path)) throw invalid('Documents are created in a collection.');
  const id = call.query.get('documentId') || newId();
  return write(call, call.names.checkedPath(childPath(call.path, id)), undefined, { exists: false });
};

/** `PATCH` of a document. */
export const patchDocument: Handler = (call) => {
  const mask = masks(call, 'updateMask.fieldPaths');
  return write(call, call.path, mask, preconditionOf(call.query));
};

/** `DELETE` of a document. */
export const deleteDocument: Handler = ({ firestore, identity, path, query }) => {
  firestore.commit(identity, [{ kind: 'delete', path, precondition: preconditionOf(query) }]);
  return {};
};

function write(
  call: Call,
  path: Path,
  mask: readonly FieldPath[] | undefined,
  precondition: Precondition | undefined,
) {
  const { firestore, identity, body } = call;
  const fields = parseFields(member(body, 'fields'));
  firestore.commit(identity, [{ kind: 'update', path, fields, mask, transforms: [], precondition }]);
  const document = firestore.database.get(path);
  if (!document) throw new StatusError('ABORTED', 'The document was deleted at once.');
  return answer(call, document);
}

function answer(call: Call, document: StoredDocument) {
  const mask = masks(call, 'mask.fieldPaths');
  const fields = mask ? onlyPaths(document.fields, mask) : document.fields;
  return toWireDocument({ ...document, fields }, call.names);
}

function masks({ query }: Call, name: string): readonly FieldPath[] | undefined {
  const paths = query.getAll(name);
  return paths.length === 0 ? undefined : paths.map(parseFieldPath);
}

function preconditionOf(query: URLSearchParams): Precondition | undefined {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  return parsePrecondition({
    ...(exists === null ? {} : { exists: isSet(exists) }),
    ...(updateTime === null ? {} : { updateTime }),
  });
}

const newId = (): string =>
  [...randomBytes(ID_LENGTH)].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');
