/** The fields and buttons with what opens in front of the page. */

export { OpenedComboBox } from './opened-combo-box';
export { OpenedMenu } from './opened-menu';
export { OpenedSelect } from './opened-select';
