import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const brotli = promisify(brotliCompress);

/** Brotli's quality for what is compressed for each answer. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODINGS = [
  { name: 'br', ending: '.br', compress: (body: Buffer) => brotli(body, FAST) },
  { name: 'gzip', ending: '.gz', compress: promisify<Buffer, Buffer>(gzip) },
] as const;

/** The encodings we have of those that a client takes, the best first. */
function encodingsIn(acceptEncoding: string): readonly (typeof ENCODINGS)[number][] {
  const accepted = acceptEncoding.split(',').map((part) => part.trim().split(';')[0]);
  return ENCODINGS.filter(({ name }) => accepted.includes(name));
}

/** The tag of a file's encoded copy; none of a file without one. */
const tagOf = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`);

/** A file as it goes over the wire. */
export interface StoredFile {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding?: string;
  readonly etag: string;
}

async function readIfThere(path: string): Promise<{ body: Buffer; etag: string } | undefined> {
  try {
    const about = await stat(path);
    if (!about.isFile()) return undefined;
    const etag = `"${about.size.toString(36)}-${Math.trunc(about.mtimeMs).toString(36)}"`;
    return { body: await readFile(path), etag };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

/**
 * The file at an address path below `folder`, in the best encoding that was made for it and the client takes.
 * Undefined when there is none, and for any path that leads out of the folder.
 */
export async function storedFile(
  folder: string,
  path: string,
  acceptEncoding: string,
): Promise<StoredFile | undefined> {
  if (path.includes('\0')) return undefined;
  const file = resolve(folder, `.${path}`);
  if (!file.startsWith(resolve(folder) + sep)) return undefined;
  const type = TYPES[extname(file)];
  // What has no type here is not meant for browsers: the compressed copies among others.
  if (!type) return undefined;
  for (const { name, ending } of encodingsIn(acceptEncoding)) {
    const found = await readIfThere(file + ending);
    if (found) return { body: found.body, type, encoding: name, etag: tagOf(found.etag, name) };
  }
  const plain = await readIfThere(file);
  return plain && { ...plain, type };
}

/** A file that has no compressed copies, in the best encoding the client takes. */
export async function compressed(file: StoredFile, acceptEncoding: string): Promise<StoredFile> {
  const [encoding] = encodingsIn(acceptEncoding);
  if (!encoding) return file;
  const { name, compress } = encoding;
  return { ...file, body: await compress(file.body), encoding: name, etag: tagOf(file.etag, name) };
}
