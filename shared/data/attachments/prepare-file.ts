import { type FileOwner, MAX_CONTENT_BYTES, sizeText } from '@fm/domain/attachment';
import type { NewAttachment } from './store-attachment';

/** What a chosen file is to become. */
export type FileAs = FileOwner & Pick<NewAttachment, 'itemId'>;

/** A file that can be stored, or why it cannot, as a sentence. */
export type Prepared =
  | { readonly ok: true; readonly file: NewAttachment }
  | { readonly ok: false; readonly reason: string };

const MAX_NAME = 200;

const DRAWINGS = /^image\/svg/;

/** Makes a chosen file ready to be stored: photos smaller, others as they are where they are small enough. */
export async function prepareFile(chosen: File, as: FileAs): Promise<Prepared> {
  const { name, type } = chosen;
  const takenAt = new Date(chosen.lastModified);
  if (type.startsWith('image/') && !DRAWINGS.test(type)) {
    try {
      const { takePicture } = await import(/* webpackChunkName: "data-more" */ './picture');
      const picture = await takePicture(chosen);
      return {
        ok: true,
        file: {
          ...as,
          ...picture,
          name: shortName(asJpeg(name)),
          mime: 'image/jpeg',
          kind: 'photo',
          takenAt,
        },
      };
    } catch {
      return {
        ok: false,
        reason: `“${name}” is no picture this browser can read. Save it as JPEG or PNG and add it again.`,
      };
    }
  }
  if (chosen.size > MAX_CONTENT_BYTES) {
    return { ok: false, reason: `“${name}” has ${sizeText(chosen.size)}; a file may have at most 700 KB.` };
  }
  if (chosen.size === 0) return { ok: false, reason: `“${name}” is empty.` };
  try {
    const content = new Uint8Array(await chosen.arrayBuffer());
    return {
      ok: true,
      file: { ...as, name: shortName(name), mime: type, kind: 'document', takenAt, content },
    };
  } catch {
    return { ok: false, reason: `“${name}” could not be read. Choose it again.` };
  }
}

/** Photos are stored as JPEG, whatever they were. */
const asJpeg = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;

/** The end says what kind of file it is, so the middle goes. */
const shortName = (name: string): string => {
  const known = name.trim() || 'File';
  return known.length <= MAX_NAME ? known : `${known.slice(0, MAX_NAME - 21)}…${known.slice(-20)}`;
};
