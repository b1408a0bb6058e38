import {
  type CustomerInput,
  type CustomerValues,
  customerFormSchema,
  emptyCustomer,
} from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { safeParse } from 'valibot';
import type { Mapping } from './columns';
import { IMPORT_FIELDS } from './import-fields';

/** What to do with a row that may be a customer there already. */
export type Decision = 'skip' | 'update' | 'create';

/** A customer that a row may be about. */
export interface Duplicate {
  /** Undefined where it is another row of the file. */
  readonly id: string | undefined;
  readonly name: string;
  /** What they have in common: "same tax number". */
  readonly why: string;
}

/** One row of the file, read. */
export interface ImportRow {
  /** Id the customer gets, so that storing it twice creates it once. */
  readonly id: string;
  /** Line of the file, as a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly name: string;
  readonly town: string;
  /** Fields the row says something of. */
  readonly given: ReadonlySet<string>;
  /** Undefined where something is wrong. */
  readonly values: CustomerValues | undefined;
  /** What is wrong, cell by cell. */
  readonly problems: readonly string[];
}

/** Reads one row by what its columns hold. */
export function readRow(
  id: string,
  line: number,
  cells: readonly string[],
  mapping: Mapping,
  managers: readonly Ref[],
): ImportRow {
  const customer: CustomerInput = emptyCustomer();
  const wrong = new Map<string, string>();
  const given = new Set<string>();
  for (const [column, field] of mapping.entries()) {
    const cell = cells[column]?.trim() ?? '';
    const put = IMPORT_FIELDS.find((one) => one.id === field)?.put;
    if (!put || cell === '') continue;
    given.add(field);
    const problem = put(customer, cell, managers);
    if (problem) wrong.set(field, problem);
  }
  const parsed = safeParse(customerFormSchema, customer);
  for (const issue of parsed.issues ?? []) {
    const field = String(issue.path?.at(issue.path[0]?.key === 'billing' ? 1 : 0)?.key ?? 'name');
    if (!wrong.has(field)) wrong.set(field, issue.message);
  }
  return {
    id,
    line,
    cells,
    name: customer.name,
    town: customer.billing.city,
    given,
    values: parsed.success && wrong.size === 0 ? parsed.output : undefined,
    problems: [...wrong].map(([field, message]) => `${labelOf(field)}: ${message}`),
  };
}

const labelOf = (field: string) => IMPORT_FIELDS.find(({ id }) => id === field)?.label ?? field;
