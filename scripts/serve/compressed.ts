import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingsIn, type StoredFile, tagOf } from './stored-file';

const brotli = promisify(brotliCompress);

// A registry takes half a millisecond at this quality, and a hundred at the best.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS = {
  br: (body: Buffer) => brotli(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

/** A file that has no compressed copy, in the best encoding the client takes. */
export async function compressed(file: StoredFile, acceptEncoding: string): Promise<StoredFile> {
  const [encoding] = encodingsIn(acceptEncoding);
  if (!encoding) return file;
  const { name } = encoding;
  return { ...file, body: await COMPRESS[name](file.body), encoding: name, etag: tagOf(file.etag, name) };
}
