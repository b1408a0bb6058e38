import { fold } from '@fm/domain/tokens';
import type { ImportColumn, ImportOf, Mapping, ValueMapping } from './import-of';

type Columns = Pick<ImportOf<never>, 'columns' | 'keptUnder'>;

/** Which column holds what: as people last said for a file with these headers, else by what the headers say. */
export function mappingFor(of: Columns, headers: readonly string[]): Mapping {
  return remembered(of, headers) ?? byHeader(of.columns, headers);
}

/** Each field once: of two columns that say the same, the first is taken. */
export function byHeader(columns: readonly ImportColumn[], headers: readonly string[]): Mapping {
  const taken = new Set<string>();
  return headers.map((header) => {
    const folded = fold(header.trim());
    const field = columns.find(
      ({ id, label, aliases }) => !taken.has(id) && (fold(label) === folded || aliases.includes(folded)),
    );
    if (field) taken.add(field.id);
    return field?.id ?? '';
  });
}

/** The mapping with another field in one column; another column that held it is left out. */
export const mapped = (mapping: Mapping, column: number, field: string): Mapping =>
  mapping.map((before, index) => (index === column ? field : before === field ? '' : before));

/** What somebody answered about a file. */
export interface Answers {
  readonly mapping: Mapping;
  readonly values: ValueMapping;
  /** The answer to what an import asks. */
  readonly agreed: boolean;
}

/** Keeps in this browser how a file with these headers was read, and what its values stand for. */
export function rememberMapping(
  { keptUnder }: Columns,
  headers: readonly string[],
  { mapping, values, agreed }: Answers,
): void {
  try {
    localStorage.setItem(keptUnder, JSON.stringify({ headers, mapping, values: [...values], agreed }));
  } catch {
    // Where nothing can be kept, the next file is read by its headers.
  }
}

/** What values stood for in earlier files, whatever the headers of these; none that is no option any more. */
export function rememberedValues({ columns, keptUnder }: Columns): ValueMapping {
  const { values } = kept(keptUnder);
  if (!Array.isArray(values)) return new Map();
  const known = new Set(columns.flatMap(({ choices }) => choices?.options.map(({ id }) => id) ?? []));
  const isMeaning = (entry: unknown): entry is readonly [string, string] =>
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'string' &&
    (entry[1] === '' || known.has(entry[1]));
  return new Map(values.filter(isMeaning));
}

/** What was answered for an earlier file; yes where nobody said no. */
export const rememberedAnswer = ({ keptUnder }: Columns): boolean => kept(keptUnder).agreed !== false;

function remembered({ keptUnder }: Columns, headers: readonly string[]): Mapping | undefined {
  const { headers: known, mapping } = kept(keptUnder);
  if (JSON.stringify(known) !== JSON.stringify(headers) || !Array.isArray(mapping)) return undefined;
  const fields: readonly unknown[] = mapping;
  return fields.every((field) => typeof field === 'string') ? fields : undefined;
}

interface Kept {
  readonly headers?: unknown;
  readonly mapping?: unknown;
  readonly values?: unknown;
  readonly agreed?: unknown;
}

/** What the browser keeps; nothing where it keeps something else. */
function kept(under: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(under) ?? 'null');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
