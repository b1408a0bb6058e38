/** What opens a list in front of the page. */

export { TrashMenu, type TrashMenuProps } from '../trash/trash-menu';
export type { ShownViews } from '../views/shown-views';
export { ViewsMenu } from '../views/views-menu';
export { ComboBoxField, type ComboBoxFieldProps, type ComboOption, type ComboValue } from './combo-box-field';
export { MenuButton, type MenuButtonProps, type MenuEntry } from './menu-button';
export { optionsOf } from './options-of';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export type { SearchOptions, SearchOutcome } from './use-option-search';
