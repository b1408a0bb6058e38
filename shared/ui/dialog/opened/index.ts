/** What stands in front of the page. */

export { DialogPanel, type DialogPanelProps } from './dialog-panel';
export { OpenDialog, type OpenDialogProps } from './open-dialog';
