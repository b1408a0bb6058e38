import type { Attachment, FileOwner } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { newId } from '../write/new-id';
import type { FileCopy } from './store-attachment';
import { queueOf } from './use-uploads';

/**
 * Puts copies of stored files on their way to another record, which stores them when its screen is open: one commit
 * each, kept in this browser until then, tried again after a lost connection. Photos stay beside each other where both
 * are copied. The files stay where they are, too.
 */
export function copyAttachments(
  actor: Actor,
  files: readonly Stored<Attachment>[],
  to: FileOwner,
): Promise<void> {
  const idOf = new Map(files.map(({ id }) => [id, newId()]));
  // They are stored one after the other, and a photo stands beside one that is there.
  const inOrder = [...files].sort((a, b) => Number(a.pairId !== undefined) - Number(b.pairId !== undefined));
  return queueOf(actor.uid, to.entity.id).copy(
    new Map(inOrder.map((file) => [idOf.get(file.id) ?? newId(), copyOf(file, to, idOf)])),
  );
}

/** What a file shows goes along; the checklist item it was taken for is none of the other record's. */
const copyOf = (
  { id, name, mime, kind, width, height, caption, pairId, takenAt, thumb }: Stored<Attachment>,
  { entity, customerId }: FileOwner,
  idOf: ReadonlyMap<string, string>,
): FileCopy => ({
  entity,
  customerId,
  contentOf: id,
  name,
  mime,
  kind,
  width,
  height,
  caption,
  takenAt,
  thumb,
  pairId: pairId === undefined ? undefined : idOf.get(pairId),
});
