/** Papers: reports as they are printed, and the screen that shows them before. In an entry of its own: few print. */
export { PrintPage, type PrintPageProps } from './print-page';
export { PrintFacts, PrintSection, type PrintSectionProps } from './print-section';
export { type PrintLanguage, PrintSheet, type PrintSheetProps } from './print-sheet';
export { type PrintColumn, PrintTable, type PrintTableProps } from './print-table';
export { useCompany } from './use-company';
