import { fold } from '@fm/domain/tokens';
import { IMPORT_FIELDS } from './import-fields';

/** For each column of a file the field it holds; '' for one that is left out. */
export type Mapping = readonly string[];

const KEY = 'fm.import.customers';

/** Which column holds what: as people last said for a file with these headers, else by what the headers say. */
export function mappingFor(headers: readonly string[]): Mapping {
  return remembered(headers) ?? byHeader(headers);
}

/** Each field once: of two columns that say the same, the first is taken. */
export function byHeader(headers: readonly string[]): Mapping {
  const taken = new Set<string>();
  return headers.map((header) => {
    const said = fold(header.trim());
    const field = IMPORT_FIELDS.find(
      ({ id, label, aliases }) => !taken.has(id) && (fold(label) === said || aliases.includes(said)),
    );
    if (field) taken.add(field.id);
    return field?.id ?? '';
  });
}

/** The mapping with another field in one column; another column that held it is left out. */
export const mapped = (mapping: Mapping, column: number, field: string): Mapping =>
  mapping.map((before, index) => (index === column ? field : before === field ? '' : before));

/** Keeps in this browser how a file with these headers was read. */
export function rememberMapping(headers: readonly string[], mapping: Mapping): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ headers, mapping }));
  } catch {
    // Where nothing can be kept, the next file is read by its headers.
  }
}

function remembered(headers: readonly string[]): Mapping | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('headers' in kept) || !('mapping' in kept))
      return undefined;
    const { headers: known, mapping } = kept;
    if (JSON.stringify(known) !== JSON.stringify(headers) || !Array.isArray(mapping)) return undefined;
    const fields: readonly unknown[] = mapping;
    return fields.every((field) => typeof field === 'string') ? fields : undefined;
  } catch {
    return undefined;
  }
}
