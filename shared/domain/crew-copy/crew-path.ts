import { EVENTS_PATH } from '../event/event';

/**
 * The collections of kinds with restricted fields, the history, and files, of which some are the office's alone. Named here once more, because every reading page
 * needs the names and none needs all kinds.
 */
const COPIED: ReadonlySet<string> = new Set([
  EVENTS_PATH,
  'sites',
  'workOrders',
  'offers',
  'offerTemplates',
  'catalogue',
  'maintenancePlans',
  'employees',
  'assets',
  'workOrderTemplates',
  'attachments',
]);

/**
 * Where the crew reads a record, or a collection, of which some fields are withheld: a copy without them. Its
 * collection has the same name, so that the same indexes serve it. Every other path is given back as it is.
 */
export const crewPath = (path: string): string => (isCopied(path) ? `crew/copy/${path}` : path);

/** Whether the crew reads copies of the records of this collection, or of the record at this path. */
export function isCopied(path: string): boolean {
  const [collection = '', , ...below] = path.split('/');
  return below.length === 0 && COPIED.has(collection);
}
