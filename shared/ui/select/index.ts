/** What opens a list in front of the page. */

export { ComboBoxFilter, type ComboBoxFilterProps } from '../filter/combo-box-filter';
export { SelectFilter, type SelectFilterProps } from '../filter/select-filter';
export { ListMenu, type ListMenuProps } from '../list/list-menu';
export { TrashMenu, type TrashMenuProps } from '../trash/trash-menu';
export type { ShownViews } from '../views/shown-views';
export { ViewsMenu } from '../views/views-menu';
export { AssetsField, type AssetsFieldProps } from './assets-field';
export { ComboBoxField, type ComboBoxFieldProps, type ComboOption, type ComboValue } from './combo-box-field';
export { CrewField, type CrewFieldProps } from './crew-field';
export { CustomerField, type CustomerFieldProps } from './customer-field';
export { MenuButton, type MenuButtonProps, type MenuEntry } from './menu-button';
export type { SearchOptions, SearchOutcome } from './opened/use-option-search';
export { optionsOf } from './options-of';
export { RelatedField, type RelatedFieldProps } from './related-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { SeveralField, type SeveralFieldProps } from './several-field';
