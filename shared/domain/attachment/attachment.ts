import * as v from 'valibot';
import { instant } from '../instant';
import { entryKey, recordId, stamp } from '../record';

/** What a file is: a photo that shows how it was before or after, or any other one, or something that was signed. */
export const ATTACHMENT_KINDS = [
  'photo',
  'photoBefore',
  'photoAfter',
  'document',
  'signature',
  'certificate',
] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export const PHOTO_KINDS = ['photo', 'photoBefore', 'photoAfter'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];
export const PHOTO_KIND_LABELS: Readonly<Record<PhotoKind, string>> = {
  photo: 'Photo',
  photoBefore: 'Before',
  photoAfter: 'After',
};
export const isPhoto = ({ kind }: { readonly kind: AttachmentKind }): boolean =>
  PHOTO_KINDS.some((photo) => photo === kind);

/** A document of the database holds one mebibyte: 700 KB leave room for what the protocol adds. */
export const MAX_CONTENT_BYTES = 700 * 1024;
/** Lists read the thumbnail alone. */
export const MAX_THUMB_BYTES = 12 * 1024;
export const MAX_SIGNATURE_BYTES = 30 * 1024;
/** The sheet that customers sign on, in pixels. */
export const SIGNATURE_SHEET = { width: 480, height: 160 } as const;
/** Files that one record's screen reads. */
export const MOST_ATTACHMENTS = 30;

/** Bytes, from whichever realm they come. */
const bytes = (most: number) =>
  v.custom<Uint8Array>((value) => ArrayBuffer.isView(value) && value.byteLength <= most);
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

/** A file that belongs to a record, without its content, which is a document of its own: `contentPath`. */
export const attachmentSchema = v.object({
  entity: v.object({ type: text(40), id: text(200), label: v.pipe(v.string(), v.maxLength(400)) }),
  customerId: v.optional(v.string()),
  name: text(200),
  mime: text(100),
  /** The file whose content this one shows, where it came along from another record. Its content is stored there alone. */
  contentOf: v.optional(recordId),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CONTENT_BYTES)),
  width: v.optional(pixels),
  height: v.optional(pixels),
  kind: v.picklist(ATTACHMENT_KINDS),
  /** What a photo shows, in words: for those who do not see it, and below it in print. */
  caption: v.optional(text(300)),
  /** Of a photo from after the work: the one from before that it is shown beside. */
  pairId: v.optional(recordId),
  /** The checklist item it was taken for. */
  itemId: v.optional(entryKey),
  takenAt: v.optional(instant),
  by: stamp,
  thumb: v.optional(bytes(MAX_THUMB_BYTES)),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;
/** The record a file belongs to. */
export type AttachedTo = Attachment['entity'];

/** Where the content of a file is, below the record of the file that `contentIdOf` names. */
export const CONTENT = 'content/data';
/** Stands beside the content of a file of the office that the crew reads all the same, as a file of another record. */
export const CREW_CONTENT = 'content/crew';

/** The file below which the content of a file is: files that came along from one another have one. It never changes. */
export const contentIdOf = ({
  id,
  contentOf = id,
}: Pick<Attachment, 'contentOf'> & { readonly id: string }) => contentOf;
