/** Marks a file as UTF-8 for spreadsheets, which take it for something else without. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the browser as a CSV file to keep. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
