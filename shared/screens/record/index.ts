/** The screen of one record. */

export {
  type ComparedOrders,
  ComparisonPanel,
  type ComparisonPanelProps,
  CompletedComparison,
  MOST_TIMES,
  useComparedOrders,
} from '../comparison';
export { EraseButton } from './erase-button';
export { type FormAddress, useFormAddress } from './form-address';
export { HistoryPanel, HistorySection } from './history-panel';
export { ItemPicker } from './item-picker';
export { RecordGate } from './record-gate';
export { RecordPage } from './record-page';
export { useReminderEntry } from './use-reminder-entry';
