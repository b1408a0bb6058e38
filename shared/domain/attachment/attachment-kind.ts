import { defineKind, REPEATED, type RecordKind } from '../record';
import { type Attachment, attachmentSchema, PHOTO_KIND_LABELS } from './attachment';
import { isForOffice } from './for-office';

const KIND_LABELS = {
  ...PHOTO_KIND_LABELS,
  document: 'Document',
  signature: 'Signature',
  certificate: 'Certificate',
};

export const attachments: RecordKind<Attachment> = defineKind<Attachment>({
  path: 'attachments',
  type: 'attachment',
  called: { one: 'file', many: 'files' },
  permission: 'workOrders:edit',
  trash: 'along',
  schema: attachmentSchema,
  fields: {
    entity: 'Entity',
    customerId: 'Customer id',
    name: 'Name',
    mime: 'Mime',
    contentOf: 'Content of',
    bytes: 'Bytes',
    width: 'Width',
    height: 'Height',
    kind: { label: 'Kind', labels: KIND_LABELS },
    caption: 'Caption',
    pairId: REPEATED,
    itemId: REPEATED,
    takenAt: 'Taken',
    by: 'By',
    thumb: 'Thumb',
  },
  label: ({ entity }) => entity.label,
  // That somebody signed, the signed record tells itself.
  links: ({ customerId, entity, kind }) => ({
    ...(customerId !== undefined && { customerId }),
    ...(kind !== 'signature' && { about: entity.id }),
    ...(isForOffice(entity) && { officeOnly: true }),
  }),
});
