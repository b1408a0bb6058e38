import {
  type Attachment,
  attachmentSchema,
  attachments,
  type FileOwner,
  fileOwner,
  isPhoto,
  ownedBy,
  whyNoFiles,
  whyNoOfferFiles,
} from '@fm/domain/attachment';
import { offers } from '@fm/domain/offer';
import type { Actor, RecordName, Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { type ChecklistItem, type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { Unit } from '../unit';
import { createAttachment, newFileSchema } from './create-attachment';

/** Files looked through for another photo of a checklist item. */
const MOST_PHOTOS = 30;

const NO_PAIR = 'Choose a photo of the same record to show beside it.';

const ownerSchema = v.object({ type: v.picklist([workOrders.type, offers.type]), id: recordId });
type Owner = v.InferOutput<typeof ownerSchema>;

/** Adds a file to a record; the first photo of a checklist item that asks for one fills the item. */
export const addFile = defineCommand({
  name: 'files.add',
  permission: 'workOrders:transition',
  input: v.object({ id: recordId, owner: ownerSchema, file: newFileSchema }),
  async run(unit, { id, owner, file }, { actor }) {
    if (file.kind === 'signature') throw new FailureSignal(refused);
    const { order, named } = await ownerOf(unit, owner, actor);
    const known = await unit.find(attachments, id);
    if (known && (known.trashed || !isOf(known, owner) || known.itemId !== file.itemId))
      throw new FailureSignal(refused);
    checkItem(file.itemId, order);
    // A photo is not lost because the one it was to stand beside is gone.
    const { pairId: asked, ...alone } = file;
    const pairId = asked !== undefined && (await isBeside(unit, asked, owner)) ? asked : undefined;
    await createAttachment(unit, actor, id, named, { ...alone, pairId });
    fillOpenItem(unit, order, { ...file, id });
    return null;
  },
});

/** Throws where a file is to be of a checklist item that its record has not. */
function checkItem(itemId: string | undefined, order: Stored<WorkOrder> | undefined): void {
  if (itemId !== undefined && !order?.checklist[itemId])
    throw new FailureSignal(invalid('This checklist item is not there any more. Add the file to the order.'));
}

/** Ids are chosen by who makes a record: one of another kind may have the same. */
const isOf = ({ entity }: Attachment, { type, id }: Owner) => entity.type === type && entity.id === id;

/** Whether the photo beside which another one is to stand is there. Throws where it is no photo of the same record. */
async function isBeside(unit: Unit, pairId: string, owner: Owner): Promise<boolean> {
  const pair = await unit.find(attachments, pairId);
  if (!pair || pair.trashed) return false;
  if (!isOf(pair, owner) || !isPhoto(pair)) throw new FailureSignal(invalid(NO_PAIR));
  return true;
}

/** Changes what a file is called, what it shows or beside which it is shown. */
export const changeFile = defineCommand({
  name: 'files.change',
  permission: 'workOrders:transition',
  input: v.object({
    id: recordId,
    base: attachmentSchema as v.GenericSchema<Attachment, Attachment>,
    patch: v.partial(v.pick(attachmentSchema, ['name', 'kind', 'caption', 'pairId'])),
  }),
  async run(unit, { id, base, patch }, { actor }) {
    const file = await ownFile(unit, id);
    await ownerOf(unit, file.entity as Owner, actor);
    const { pairId } = patch;
    if (pairId !== undefined && pairId !== file.pairId)
      if (pairId === id || !(await isBeside(unit, pairId, file.entity as Owner)))
        throw new FailureSignal(invalid(NO_PAIR));
    if (
      patch.kind !== undefined &&
      patch.kind !== file.kind &&
      !(isPhoto(file) && isPhoto({ kind: patch.kind }))
    )
      throw new FailureSignal(invalid('Only photos can show what was before or after.'));
    await unit.update(attachments, { ...(base as Stored<Attachment>), id }, patch as Partial<Attachment>);
    return null;
  },
});

/** Moves a file to the trash. A checklist item that it filled is filled by another photo, or open again. */
export const trashFile = defineCommand({
  name: 'files.trash',
  permission: 'workOrders:transition',
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor }) {
    const file = await ownFile(unit, id);
    const { order } = await ownerOf(unit, file.entity as Owner, actor);
    checkMine(file, actor);
    const item = order && photoItem(order, file.itemId);
    if (order && item?.value === id) {
      const others = await unit.list(attachments, filesOf({ type: workOrders.type, id: order.id }));
      const other = others.find((one) => one.itemId === file.itemId && one.id !== id && isPhoto(one));
      fillItem(unit, order, file.itemId, other?.id, item);
    }
    await unit.trash(attachments, id, { note: file.name });
    return null;
  },
});

/** Takes a file out of the trash; a checklist item that is open since is filled by it again. */
export const restoreFile = defineCommand({
  name: 'files.restore',
  permission: 'workOrders:transition',
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor }) {
    const file = await ownFile(unit, id);
    const { order } = await ownerOf(unit, file.entity as Owner, actor);
    checkMine(file, actor);
    await unit.restore(attachments, id, { note: file.name });
    fillOpenItem(unit, order, file);
    return null;
  },
});

/** Files of an order that are not in the trash. */
export const filesOf = (record: RecordName): DocumentQuery => ({
  path: attachments.path,
  filters: [['trashed', '==', false], ...ownedBy(record)],
  orders: [['createdAt', 'desc']],
  limit: MOST_PHOTOS,
});

interface FoundOwner {
  readonly named: FileOwner;
  /** Where the files are an order's. */
  readonly order: Stored<WorkOrder> | undefined;
}

/** The record whose files the actor may change. Throws a failure that says why not. */
async function ownerOf(unit: Unit, { type, id }: Owner, actor: Actor): Promise<FoundOwner> {
  if (type === workOrders.type) {
    const order = await unit.find(workOrders, id);
    if (!order) throw new FailureSignal(missing);
    refuseFor(whyNoFiles(order, actor));
    return { named: fileOwner(workOrders, order), order };
  }
  const offer = type === offers.type ? await unit.find(offers, id) : undefined;
  if (!offer) throw new FailureSignal(missing);
  refuseFor(whyNoOfferFiles(offer, actor));
  return { named: fileOwner(offers, offer), order: undefined };
}

function refuseFor(reason: string | undefined): void {
  if (reason !== undefined) throw new FailureSignal({ ...refused, message: reason });
}

/** A file that may change: a signature stays as it was given. */
async function ownFile(unit: Unit, id: string): Promise<Stored<Attachment>> {
  const file = await unit.find(attachments, id);
  if (!file) throw new FailureSignal(missing);
  if (file.kind === 'signature') throw new FailureSignal(refused);
  return file;
}

/** Whoever added a file takes it back, and office staff. */
function checkMine({ by }: Attachment, { role, uid }: Actor): void {
  if (kindOfRole(role) === 'manager' && by.uid !== uid) throw new FailureSignal(refused);
}

const photoItem = ({ checklist, statusGroup }: WorkOrder, itemId: string | undefined) => {
  const item = itemId === undefined ? undefined : checklist[itemId];
  return item?.kind === 'photo' && statusGroup !== 'closed' ? item : undefined;
};

/** Fills the item of the checklist that a photo is of, where nothing does yet. */
function fillOpenItem(
  unit: Unit,
  order: Stored<WorkOrder> | undefined,
  file: Pick<Stored<Attachment>, 'id' | 'kind' | 'itemId'>,
): void {
  const item = order && isPhoto(file) ? photoItem(order, file.itemId) : undefined;
  if (order && item && item.value === undefined) fillItem(unit, order, file.itemId, file.id, item);
}

const fillItem = (
  unit: Unit,
  order: Stored<WorkOrder>,
  itemId = '',
  value: string | undefined,
  { label }: ChecklistItem,
): void => unit.fill(workOrders, order, 'checklist', itemId, { value }, { note: label });
