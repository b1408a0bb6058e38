import { type Attachment, attachments, CONTENT, type FileOwner } from '@fm/domain/attachment';
import { type Actor, stampOf } from '@fm/domain/record';
import { Chronicle, type SeedDocument } from '../chronicle';

/** A file somebody added, with its content, which is a PNG. */
export function storedFile(
  owner: FileOwner,
  id: string,
  actor: Actor,
  when: Date,
  content: Uint8Array,
  file: Pick<Attachment, 'kind' | 'name'> & Partial<Attachment>,
): SeedDocument[] {
  const record: Attachment = {
    ...file,
    ...owner,
    mime: 'image/png',
    bytes: content.byteLength,
    by: stampOf(actor),
  };
  const note = { kind: file.kind === 'signature' ? 'signed' : 'attached', note: file.name } as const;
  const chronicle = new Chronicle(attachments, id, record, actor, when, note);
  return [
    ...chronicle.documents(),
    { path: `${attachments.path}/${id}/${CONTENT}`, data: { data: content } },
  ];
}
