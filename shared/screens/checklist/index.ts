export { ChecklistEditor, type ChecklistEditorProps } from './checklist-editor';
