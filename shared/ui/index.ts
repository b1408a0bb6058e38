/** The basics: what nearly every screen needs. What needs lists in popovers, tables or calendars has its own entry. */
export { AttentionChoice, type AttentionChoiceProps } from './attention/attention-choice';
export { AttentionLine, type AttentionLineProps } from './attention/attention-line';
export { type AttentionList, AttentionPanel, type AttentionPanelProps } from './attention/attention-panel';
export { DueText, type DueTextProps } from './attention/due-text';
export { Button, type ButtonProps } from './button/button';
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from './button/button-class';
export { ButtonLink, type ButtonLinkProps } from './button/button-link';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { CallButton, MapButton } from './button/reach-buttons';
export { AddressText, MailLink, MapLink, PhoneLink } from './button/reach-links';
export { OutsideLink, type OutsideLinkProps, TextLink, type TextLinkProps } from './button/text-link';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { FormDialog, type FormDialogProps } from './dialog/form-dialog';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './feedback/error-summary';
export { type LazyComponent, lazily, useWarm, useWarmOnce } from './feedback/lazily';
export { NoSuchRecord } from './feedback/no-such-record';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { PageSkeleton, Skeleton, type SkeletonProps, Spinner } from './feedback/skeleton';
export { Checkbox, type CheckboxProps, Switch } from './field/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './field/checkbox-group';
export { DurationField, type DurationFieldProps } from './field/duration-field';
export type { FieldProps, Focusable, FocusTarget } from './field/field-props';
export { MoneyField, type MoneyFieldProps } from './field/money-field';
export { NativeSelect, type NativeSelectProps } from './field/native-select';
export { NumberField, type NumberFieldProps } from './field/number-field';
export { PhoneField, type PhoneFieldProps } from './field/phone-field';
export {
  PercentField,
  type PercentFieldProps,
  QuantityField,
  type QuantityFieldProps,
} from './field/quantity-field';
export { RadioGroup, type RadioGroupProps } from './field/radio-group';
export { RequiredMark } from './field/required-mark';
export { SearchField, type SearchFieldProps } from './field/search-field';
export { TextArea, type TextAreaProps } from './field/text-area';
export { TextField, type TextFieldProps } from './field/text-field';
export type { FilterFieldProps, FilterView } from './filter/filter-field-props';
export { SwitchFilter, type SwitchFilterProps } from './filter/switch-filter';
export * from './format';
export * from './icons';
export { isAsked, isTyping, setSingleKeys, singleKeysOn, useSingleKey } from './keys/single-key';
export {
  FormActions,
  FormLayout,
  FormSection,
  type FormSectionProps,
  FormStack,
  FormWide,
} from './layout/form-layout';
export { Page, type PageProps } from './layout/page';
export { Columns, Panel, type PanelProps } from './layout/panel';
export { UiProvider } from './layout/ui-provider';
export { useDocumentTitle } from './layout/use-document-title';
export { VisuallyHidden } from './layout/visually-hidden';
export { BulkDialog, type BulkDialogProps, type BulkReport } from './list/bulk-dialog';
export { chipsOf, type FilteredView, type FilterName } from './list/chips-of';
export { type Description, DescriptionList } from './list/description-list';
export type { ExportDialogProps } from './list/export-dialog';
export { type FilterChip, FilterChips, type FilterChipsProps } from './list/filter-chips';
export { HiddenNote, type HiddenNoteProps } from './list/hidden-note';
export { type ClearedView, type HiddenUntil, ListChips, type ListChipsProps } from './list/list-chips';
export { type ListPage, ListState, type ListStateProps } from './list/list-state';
export { NothingListed, type NothingListedProps } from './list/nothing-listed';
export { Pager, type PagerProps } from './list/pager';
export { type FurtherRows, SelectionBar, type SelectionBarProps } from './list/selection-bar';
export { ShowMore, type ShowMoreProps } from './list/show-more';
export { Stat, type StatProps, Stats } from './list/stat';
export { type TabLink, Tabs, type TabsProps } from './list/tabs';
export { Timeline, type TimelineEntry, type TimelineProps } from './list/timeline';
export { type FoldedFilters, Toolbar, type ToolbarProps } from './list/toolbar';
export {
  EditedMark,
  EditedRows,
  type Editors,
  RecordEditors,
  type WatchEditors,
} from './presence/edited-rows';
export { type RecordVisitor, RecordVisitors } from './presence/record-presence';
export { printAtOnce } from './print/print-at-once';
export { Avatar, type AvatarProps, initials } from './status/avatar';
export { Badge, Status, type StatusProps, type StatusShape, type Tone } from './status/status';
export { useScreenWidth } from './table/use-screen-width';
export { Ago, type AgoProps } from './tooltip/ago';
export { Tooltip, type TooltipProps, type TooltipTarget } from './tooltip/tooltip';
export type { TrashActions, TrashedRecord } from './trash/trash-actions';
export { TrashNotice, type TrashNoticeProps } from './trash/trash-notice';
