export { defineSave, type SavedForm, type SaveInput } from './define-save';
