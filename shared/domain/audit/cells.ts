import { canonicalJson } from './canonical-json';
import type { AuditLine } from './chain';

/**
 * Columns of a CSV file. All but the last two are for people and follow from the entry; the line itself, and what the
 * chain is made of, is in the column "Line".
 */
export const CELL_HEADERS = [
  'Time',
  'Person',
  'Login',
  'Role',
  'Kind',
  'Record kind',
  'Record',
  'Note',
  'Line',
  'Hash',
];

const EMPTY: readonly string[] = ['', '', '', '', '', '', '', ''];

/** The cells of one line, in the order of the headers. */
export function auditCells(line: AuditLine): readonly string[] {
  if (!('entry' in line)) return [...EMPTY, canonicalJson(line), ''];
  const { entry, hash } = line;
  const at = (...path: readonly string[]) => {
    const value = path.reduce<unknown>((inner, key) => (isMap(inner) ? inner[key] : undefined), entry);
    return typeof value === 'string' ? value : '';
  };
  return [
    at('at'),
    at('actor', 'name'),
    at('actor', 'uid'),
    at('actor', 'role'),
    at('kind'),
    at('entity', 'type'),
    at('entity', 'label'),
    at('note'),
    canonicalJson({ entry }),
    hash,
  ];
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
