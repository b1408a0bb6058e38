/** Marks a file as UTF-8 for spreadsheets, which take it for something else without. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a file to the browser to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to the browser as a CSV file to keep. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
