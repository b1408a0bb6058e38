/** Forms: a record while it is edited, with what others change meanwhile. */
export { type ItemOption, itemOptions } from '../read/item-options';
export type { Related } from './form-load';
export type { RecordForm, RecordFormOptions } from './record-form';
export { type NoteForm, useNoteForm } from './use-note-form';
export { type Place, type RelatedFields, usePlace } from './use-place';
export { useRecordForm } from './use-record-form';
