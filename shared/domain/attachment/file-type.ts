/** Images that the app itself shows. Others, and everything that can hold a program, are only handed out. */
export const SHOWN_IMAGES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What is kept as what it says it is; the security rules carry the same list. */
export const FILE_TYPES: readonly string[] = [
  ...SHOWN_IMAGES,
  'application/pdf',
  'text/csv',
  'text/plain',
  'application/zip',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
];
/** Bytes that no browser opens by itself. */
export const PLAIN_BYTES = 'application/octet-stream';

/** The type a file is kept under: pages and drawings that can run a program become plain bytes. */
export function keptType(type: string): string {
  const [essence = ''] = type.toLowerCase().split(';');
  return FILE_TYPES.includes(essence.trim()) ? essence.trim() : PLAIN_BYTES;
}
