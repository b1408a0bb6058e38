export {
  ATTACHMENT_KINDS,
  type AttachedTo,
  type Attachment,
  type AttachmentKind,
  attachmentSchema,
  attachments,
  CONTENT,
  isPhoto,
  MAX_CONTENT_BYTES,
  MAX_SIGNATURE_BYTES,
  MAX_THUMB_BYTES,
  MOST_ATTACHMENTS,
  PHOTO_KIND_LABELS,
  PHOTO_KINDS,
  type PhotoKind,
} from './attachment';
export { FILE_TYPES, isShownImage, keptType, PLAIN_BYTES } from './file-type';
export { whyNoFiles } from './may-attach';
export { type ArrangedPhotos, arrangedPhotos, type PhotoPair } from './pairs';
