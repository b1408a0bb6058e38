import type { Preview } from '../preview';
import { fail, list, object } from './checks';
import { validateEntry } from './registry';

/** Checks what a release says of itself to those who look at it. Throws a ContractError that names the field. */
export function validatePreview(value: unknown, where: string): Preview {
  const fields = object(value, where);
  if (fields.schema !== 1) fail(where, '"schema" must be 1.');
  validateEntry(fields.entry, where);
  if (!list(fields, 'roles', where).every((role) => typeof role === 'string'))
    fail(where, '"roles" must be a list of texts.');
  return value as Preview;
}
