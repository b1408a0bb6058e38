import { MENU_ICONS, type RemoteDescriptor } from './descriptor';
import type { RemoteModule } from './module';
import type { Registry, RegistryEntry } from './registry';

/** Something from outside does not keep the contract; the message names what, where and what to do. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

type Fields = Readonly<Record<string, unknown>>;

function fail(where: string, what: string): never {
  throw new ContractError(`${where}: ${what}`);
}

function object(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(where, 'must be an object.');
  return value as Fields;
}

function text(fields: Fields, field: string, where: string, form?: RegExp): string {
  const value = fields[field];
  if (typeof value !== 'string' || value === '') fail(where, `"${field}" must be a non-empty text.`);
  if (form && !form.test(value)) fail(where, `"${field}" is "${value}" but must match ${form}.`);
  return value;
}

function list(fields: Fields, field: string, where: string): readonly unknown[] {
  const value = fields[field];
  if (!Array.isArray(value)) fail(where, `"${field}" must be a list.`);
  return value;
}

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

const owns = (paths: readonly string[], to: string) =>
  paths.some((path) => to === path || to.startsWith(`${path}/`));

/** Checks a descriptor read from a file or the registry. Throws a ContractError that names the field. */
export function validateDescriptor(value: unknown, where = 'descriptor'): RemoteDescriptor {
  const fields = object(value, where);
  const id = text(fields, 'id', where, /^[a-z][a-z0-9-]*$/);
  const here = `${where} of "${id}"`;
  for (const field of ['title', 'owner']) text(fields, field, here);
  text(fields, 'version', here, /^\d+\.\d+\.\d+$/);
  text(fields, 'contract', here, /^\^\d+\.\d+\.\d+$/);
  const paths = list(fields, 'paths', here).map((path) => {
    if (typeof path !== 'string' || !PATH.test(path))
      fail(here, `path "${String(path)}" must look like "/customers".`);
    return path;
  });
  if (paths.length === 0) fail(here, '"paths" must name at least one path.');
  for (const entry of list(fields, 'menu', here)) {
    const item = object(entry, `${here}, menu`);
    const at = `${here}, menu entry "${text(item, 'id', `${here}, menu`)}"`;
    text(item, 'label', at);
    const to = text(item, 'to', at, PATH);
    if (!owns(paths, to)) fail(at, `"to" is "${to}", outside the area's paths ${paths.join(', ')}.`);
    const icon = text(item, 'icon', at);
    if (!MENU_ICONS.some((known) => known === icon))
      fail(at, `icon "${icon}" must be one of ${MENU_ICONS.join(', ')}.`);
  }
  return value as RemoteDescriptor;
}

/** Refuses two areas with one id or one path, also where one path lies inside the other. */
export function validateTogether(descriptors: readonly RemoteDescriptor[], where = 'descriptors'): void {
  const claims = descriptors.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  for (const [index, claim] of claims.entries()) {
    const rival = claims
      .slice(0, index)
      .find(({ path }) => owns([path], claim.path) || owns([claim.path], path));
    if (rival)
      fail(where, `"${claim.id}" and "${rival.id}" both claim ${claim.path}; give one of them another path.`);
  }
  const ids = descriptors.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) fail(where, `the id "${twice}" is used twice.`);
}

function validateEntry(value: unknown, where: string): RegistryEntry {
  const fields = object(value, where);
  const descriptor = validateDescriptor(fields.descriptor, `${where}, descriptor`);
  const here = `${where}, entry "${descriptor.id}"`;
  text(fields, 'name', here, /^[a-z][a-z0-9_]*$/);
  text(fields, 'build', here);
  text(fields, 'base', here, /\/$/);
  text(fields, 'manifest', here);
  list(fields, 'needs', here);
  object(fields.integrity, `${here}, integrity`);
  if (typeof fields.enabled !== 'boolean') fail(here, '"enabled" must be true or false.');
  if (fields.notice !== null) text(fields, 'notice', here);
  if (typeof fields.timeoutMs !== 'number' || fields.timeoutMs <= 0)
    fail(here, '"timeoutMs" must be above 0.');
  return value as RegistryEntry;
}

/** Checks the registry as fetched. Throws a ContractError that names entry and field. */
export function validateRegistry(value: unknown, where = 'registry.json'): Registry {
  const fields = object(value, where);
  if (fields.schema !== 1) fail(where, '"schema" must be 1.');
  if (!Number.isInteger(fields.revision)) fail(where, '"revision" must be a whole number.');
  const remotes = list(fields, 'remotes', where).map((entry) => validateEntry(entry, where));
  validateTogether(
    remotes.map(({ descriptor }) => descriptor),
    where,
  );
  return value as Registry;
}

/**
 * Checks what an area's code handed over. Needed for good areas too: after a failure the federation runtime can
 * resolve with an empty module.
 */
export function validateModule(value: unknown, descriptor: RemoteDescriptor): RemoteModule {
  const where = `module of "${descriptor.id}"`;
  const fields = object(value, where);
  text(fields, 'contract', where);
  if (fields.id !== descriptor.id)
    fail(where, `"id" is "${String(fields.id)}" but the registry says "${descriptor.id}".`);
  const routes = object(fields.routes, `${where}, routes`);
  for (const path of descriptor.paths) list(routes, path, `${where}, routes`);
  return value as RemoteModule;
}
