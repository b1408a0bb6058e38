export {
  ATTACHMENT_KINDS,
  type AttachedTo,
  type Attachment,
  type AttachmentKind,
  attachmentSchema,
  CONTENT,
  CREW_CONTENT,
  contentIdOf,
  isPhoto,
  MAX_CONTENT_BYTES,
  MAX_SIGNATURE_BYTES,
  MAX_THUMB_BYTES,
  MOST_ATTACHMENTS,
  PHOTO_KIND_LABELS,
  PHOTO_KINDS,
  type PhotoKind,
  SIGNATURE_SHEET,
} from './attachment';
export { attachments } from './attachment-kind';
export { carriedFiles, itemPhotosText, photosOfItem } from './carried';
export { type FileOwner, fileOwner, ownedBy } from './file-owner';
export { FILE_TYPES, keptType, PLAIN_BYTES } from './file-type';
export { isForOffice } from './for-office';
export { whyNoFiles, whyNoOfferFiles } from './may-attach';
export { type ArrangedPhotos, arrangedPhotos, type PhotoPair, possiblePartners } from './pairs';
export { sizeText } from './size-text';
export { thumbUrl } from './thumb-url';
export type { Upload } from './upload';
