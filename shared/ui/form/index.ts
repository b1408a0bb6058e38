/** Forms: the kit's fields tied to react-hook-form. Areas take its hooks from here, so that it exists once. */
export {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFieldArrayReturn,
  type UseFormReturn,
  useFieldArray,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { TagsField, type TagsFieldProps } from '../field/tags-field';
export { fieldValueText } from '../merge/merge-texts';
export { type ChoiceSide, SideChoice, type SideChoiceProps } from '../merge/side-choice';
export { CarriedPhotosNotice, type CarriedPhotosNoticeProps } from './carried-photos-notice';
export { type BoundField, Field, type FormFieldProps } from './field';
export { Form, type FormProps } from './form';
export { LeaveGuard, type LeaveGuardProps } from './leave-guard';
export { FormReadOnly } from './read-only';
export { RecordFormFrame, type RecordFormFrameProps } from './record-form-frame';
export { RecordFormNotices, type RecordFormNoticesProps } from './record-form-notices';
export type { RecordFormState } from './record-form-state';
export { RemovedRows, type RemovedRowsProps, removedByName } from './rows/removed-rows';
export { type RemovableRows, useRemovableRows } from './rows/use-removable-rows';
export { type RemovedRow, useRemovedRows } from './rows/use-removed-rows';
