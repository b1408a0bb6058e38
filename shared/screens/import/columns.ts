import { fold } from '@fm/domain/tokens';
import type { ImportColumn, ImportOf, Mapping } from './import-of';

type Columns = Pick<ImportOf<never>, 'columns' | 'keptUnder'>;

/** Which column holds what: as people last said for a file with these headers, else by what the headers say. */
export function mappingFor(of: Columns, headers: readonly string[]): Mapping {
  return remembered(of, headers) ?? byHeader(of.columns, headers);
}

/** Each field once: of two columns that say the same, the first is taken. */
export function byHeader(columns: readonly ImportColumn[], headers: readonly string[]): Mapping {
  const taken = new Set<string>();
  return headers.map((header) => {
    const said = fold(header.trim());
    const field = columns.find(
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
export function rememberMapping({ keptUnder }: Columns, headers: readonly string[], mapping: Mapping): void {
  try {
    localStorage.setItem(keptUnder, JSON.stringify({ headers, mapping }));
  } catch {
    // Where nothing can be kept, the next file is read by its headers.
  }
}

function remembered({ keptUnder }: Columns, headers: readonly string[]): Mapping | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder) ?? 'null');
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
