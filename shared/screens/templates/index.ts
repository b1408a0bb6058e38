export { SaveTemplateDialog, type SaveTemplateDialogProps } from './save-template-dialog';
export { TemplateList } from './template-list';
export { type NamedTemplate, type TemplateScreen, useTemplates } from './template-screen';
