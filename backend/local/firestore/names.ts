import { type ByteString, fromUtf8, terminated, utf8 } from '../store/byte-string';
import { invalid, StatusError } from './status';

/** Path of a document or collection below the database's root, e.g. `customers/c1`; '' is the root. */
export type Path = string;

const MAX_ID_BYTES = 1500;
// Keeps an index key, which holds the path twice at worst, within the 4,026 bytes of the store.
const MAX_PATH_BYTES = 1800;
const RESERVED = /^__.*__$/s;
const NUMERIC_ID = /^__id-?\d{1,19}__$/;
const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;

/** Turns resource names of one database into paths and back. */
export class Names {
  /** `projects/<p>/databases/(default)`. */
  readonly database: string;
  private readonly documents: string;

  constructor(readonly projectId: string) {
    this.database = `projects/${projectId}/databases/(default)`;
    this.documents = `${this.database}/documents`;
  }

  /** The full resource name of a path. */
  nameOf(path: Path): string {
    return path === '' ? this.documents : `${this.documents}/${path}`;
  }

  /** Throws when `database` is not the one served here. */
  checkDatabase(database: string): void {
    if (database === this.database) return;
    if (!DATABASE.test(database)) throw invalid(`Invalid database name "${database}".`);
    throw new StatusError('NOT_FOUND', `This backend serves ${this.database} only, not ${database}.`);
  }

  /** Throws when the `database` of a stream is not the one served here; another project is no valid argument there. */
  checkStreamDatabase(database: string): void {
    const [, project = this.projectId] = DATABASE.exec(database) ?? [];
    if (project !== this.projectId)
      throw invalid(`This backend serves ${this.projectId} only, not ${project}.`);
    this.checkDatabase(database);
  }

  /** The path of a document's name. Throws INVALID_ARGUMENT when it is none of this database. */
  documentPath(name: string): Path {
    const path = this.anyPath(name);
    if (path === '' || !isDocumentPath(path)) {
      throw invalid(`Document name "${name}" lacks "/" at index ${name.length}.`);
    }
    return path;
  }

  /** The path of a parent: a document's, or '' for the root. */
  parentPath(name: string): Path {
    const path = this.anyPath(name);
    if (path !== '' && !isDocumentPath(path)) {
      throw invalid(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
    }
    return path;
  }

  private anyPath(name: string): Path {
    if (name === this.documents || name === `${this.documents}/`) return '';
    if (!name.startsWith(`${this.documents}/`)) {
      this.checkDatabase(name.split('/').slice(0, 4).join('/'));
      throw invalid(`Document name "${name}" lacks "documents" after the database.`);
    }
    return this.checkedPath(name.slice(this.documents.length + 1));
  }

  /** A path from outside, checked. Throws INVALID_ARGUMENT that tells the place in the name. */
  checkedPath(path: string): Path {
    const name = this.nameOf(path);
    if (path.endsWith('/') && !path.endsWith('//')) {
      throw invalid(`Document name "${name}" has invalid trailing "/".`);
    }
    let at = this.documents.length + 1;
    for (const [index, segment] of path.split('/').entries()) {
      const what = index % 2 === 0 ? 'collection id' : 'resource id';
      if (segment === '') throw invalid(`Document name "${name}" lacks a ${what} at index ${at}.`);
      if (segment === '.' || segment === '..') {
        throw invalid(`Document name "${name}" contains a ${what} "${segment}" at index ${at}.`);
      }
      checkSegment(segment, index % 2 === 0 ? 'kind' : 'name');
      at += segment.length + 1;
    }
    if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
      throw invalid(`The path of a document must not be longer than ${MAX_PATH_BYTES} bytes here.`);
    }
    return path;
  }
}

/** Whether a path has an even number of segments. */
export const isDocumentPath = (path: Path): boolean => path.split('/').length % 2 === 0;

/** The collection of a document, e.g. `customers/c1/contacts`. */
export const collectionOf = (document: Path): Path => document.slice(0, document.lastIndexOf('/'));

/** The last segment. */
export const idOf = (path: Path): string => path.slice(path.lastIndexOf('/') + 1);

export const childPath = (parent: Path, segment: string): Path =>
  parent === '' ? segment : `${parent}/${segment}`;

/** Segments as bytes in the order of names; a longer path follows the path it begins with. */
export const segmentsKey = (path: Path): ByteString =>
  path === ''
    ? ''
    : path
        .split('/')
        .map((segment) => terminated(utf8(segment)))
        .join('');

/** A path as bytes of which none begins another: fit for a place inside a key. */
export const pathKey = (path: Path): ByteString => `${segmentsKey(path)}\0\0`;

/** The path `segmentsKey` made the bytes of: no segment contains a zero byte. */
export const pathOfSegments = (key: ByteString): Path => fromUtf8(key.slice(0, -2).replaceAll('\0\x01', '/'));

/** The path `pathKey` made the bytes of. */
export const pathOfKey = (key: ByteString): Path => pathOfSegments(key.slice(0, -2));

/** Whether the service keeps an id for itself. */
export const isReserved = (id: string): boolean => RESERVED.test(id);

/** Whether an id is one of the numbers of old Datastore entities, which sort before all others. */
export const isNumericId = (id: string): boolean => NUMERIC_ID.test(id);

function checkSegment(segment: string, what: 'kind' | 'name'): void {
  if (segment.includes('\0')) throw invalid('A resource path must not contain U+0000.');
  if (what === 'name' && isNumericId(segment)) {
    throw new StatusError(
      'UNIMPLEMENTED',
      `Numeric ids such as "${segment}" are not supported by this backend.`,
    );
  }
  if (what === 'name' && segment.startsWith('__id') && isReserved(segment)) {
    throw invalid(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${segment}'.`,
    );
  }
  if (isReserved(segment)) throw invalid(`Resource id "${segment}" is invalid because it is reserved.`);
  if (Buffer.byteLength(segment) > MAX_ID_BYTES) {
    throw invalid(`The key path element ${what} is longer than ${MAX_ID_BYTES} bytes.`);
  }
}
