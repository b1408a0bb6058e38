import { REMOTE_PARTS, type Registry, type RegistryEntry } from '../registry';
import { ContractError, fail, list, object, text } from './checks';
import { validateDescriptor } from './descriptor';
import { validateTogether } from './together';

/** Checks one area as deployed. Throws a ContractError that names the field. */
export function validateEntry(value: unknown, where: string): RegistryEntry {
  const fields = object(value, where);
  const descriptor = validateDescriptor(fields.descriptor, `${where}, descriptor`);
  const here = `${where}, entry "${descriptor.id}"`;
  text(fields, 'name', here, /^[a-z][a-z0-9_]*$/);
  text(fields, 'build', here);
  text(fields, 'base', here, /\/$/);
  text(fields, 'manifest', here);
  list(fields, 'needs', here);
  object(fields.integrity, `${here}, integrity`);
  if (fields.parts !== undefined) {
    const parts = object(fields.parts, `${here}, parts`);
    for (const part of REMOTE_PARTS) if (parts[part] !== undefined) list(parts, part, `${here}, parts`);
  }
  if (typeof fields.enabled !== 'boolean') fail(here, '"enabled" must be true or false.');
  if (fields.notice !== null) text(fields, 'notice', here);
  if (typeof fields.timeoutMs !== 'number' || fields.timeoutMs <= 0)
    fail(here, '"timeoutMs" must be above 0.');
  if (fields.previous !== undefined) text(fields, 'previous', here);
  return value as RegistryEntry;
}

/** Checks the release that some people have of an area. Throws a ContractError that names the field. */
function validateCanary({ descriptor, canary }: RegistryEntry, where: string): void {
  const here = `${where}, entry "${descriptor.id}", canary`;
  const { percent, entry } = object(canary, here);
  if (!Number.isInteger(percent) || Number(percent) < 1 || Number(percent) > 99)
    fail(here, '"percent" must be a whole number from 1 to 99.');
  const { id } = validateEntry(entry, here).descriptor;
  if (id !== descriptor.id) fail(here, `"entry" is of "${id}".`);
}

/** An entry that breaks the contract: of which area, as far as it says so, and why. */
export interface RefusedEntry {
  readonly area: unknown;
  readonly because: ContractError;
}

/** A registry as far as it can be used, and why some of its entries cannot. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly refused: readonly RefusedEntry[];
}

/** The entry, for everybody alone where the release for some people is none that this host understands. */
function withKnownCanary(entry: RegistryEntry, where: string, refused: RefusedEntry[]): RegistryEntry {
  if (entry.canary === undefined) return entry;
  try {
    validateCanary(entry, where);
    return entry;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    refused.push({ area: entry.descriptor.id, because: error });
    const { canary: _, ...forAll } = entry;
    return forAll;
  }
}

const areaOf = (entry: unknown) =>
  (entry as { readonly descriptor?: { readonly id?: unknown } } | null)?.descriptor?.id;

/**
 * Reads the registry as fetched and leaves out entries that break the contract: one area described wrongly, or for a
 * newer host, must not take the others away. Throws a ContractError when it is no registry at all.
 */
export function readRegistry(value: unknown, where = 'registry.json'): ReadRegistry {
  const fields = object(value, where);
  if (fields.schema !== 1) fail(where, '"schema" must be 1.');
  if (!Number.isInteger(fields.revision)) fail(where, '"revision" must be a whole number.');
  if (fields.writtenAt !== undefined && Number.isNaN(Date.parse(text(fields, 'writtenAt', where))))
    fail(where, `"writtenAt" is "${fields.writtenAt}" but must be an instant.`);
  for (const build of ['host', 'hostPrevious']) if (fields[build] !== undefined) text(fields, build, where);
  const remotes: RegistryEntry[] = [];
  const refused: RefusedEntry[] = [];
  for (const candidate of list(fields, 'remotes', where)) {
    try {
      const entry = withKnownCanary(validateEntry(candidate, where), where, refused);
      validateTogether(
        [...remotes, entry].map(({ descriptor }) => descriptor),
        where,
      );
      remotes.push(entry);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      refused.push({ area: areaOf(candidate), because: error });
    }
  }
  // As it was told where nothing is left out.
  const registry = refused.length === 0 ? (value as Registry) : { ...(value as Registry), remotes };
  return { registry, refused };
}

/** Checks a registry that is about to be written. Throws a ContractError that names entry and field. */
export function validateRegistry(value: unknown, where = 'registry.json'): Registry {
  const { registry, refused } = readRegistry(value, where);
  if (refused[0]) throw refused[0].because;
  return registry;
}
