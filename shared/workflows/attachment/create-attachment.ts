import {
  type Attachment,
  attachmentSchema,
  attachments,
  CONTENT,
  type FileOwner,
  isPhoto,
  keptType,
  MAX_CONTENT_BYTES,
  MAX_SIGNATURE_BYTES,
} from '@fm/domain/attachment';
import { type Actor, stampOf } from '@fm/domain/record';
import * as v from 'valibot';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

const bytes = v.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.byteLength > 0 && value.byteLength <= MAX_CONTENT_BYTES,
  'A file may have at most 700 KB.',
);

/** A file that is to be stored: its looks, and its content. To whom it belongs, the server says. */
export const newFileSchema = v.object({
  ...v.pick(attachmentSchema, [
    'name',
    'mime',
    'kind',
    'width',
    'height',
    'caption',
    'pairId',
    'itemId',
    'takenAt',
    'thumb',
  ]).entries,
  content: bytes,
});
export type NewFile = v.InferOutput<typeof newFileSchema>;

/** Pictures that browsers show; photos and signatures are one of them. */
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Adds a file to a record, with its content beside it. Throws an `invalid` failure for a picture of a type that no
 * browser shows, and for a signature that is too large.
 */
export function createAttachment(
  unit: Unit,
  actor: Actor,
  id: string,
  owner: FileOwner,
  { content, mime, ...file }: NewFile,
): Promise<void> {
  const type = keptType(mime);
  const isSignature = file.kind === 'signature';
  if ((isPhoto(file) || isSignature) && !PICTURES.includes(type))
    throw new FailureSignal(invalid('Only JPEG, PNG and WebP pictures can be added as photos.'));
  if (isSignature && content.byteLength > MAX_SIGNATURE_BYTES)
    throw new FailureSignal(invalid('The signature is too large. Clear it and let the customer sign again.'));
  const record: Attachment = { ...file, ...owner, mime: type, bytes: content.byteLength, by: stampOf(actor) };
  return unit.create(
    attachments,
    id,
    record,
    { kind: isSignature ? 'signed' : 'attached', note: file.name },
    { beside: { [CONTENT]: { data: content } } },
  );
}
