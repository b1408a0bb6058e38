import { MENU_ICONS, type RemoteDescriptor, WIDGET_SIZES } from '../descriptor';
import { choice, distinct, type Fields, fail, list, maybeList, object, owns, text } from './checks';

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;
/** An address may ask a screen for something: `/reminders?new=1`. */
const TARGET = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\?[A-Za-z0-9=&%-]+)?$/;
const ID = /^[a-z][a-z0-9-]*$/;
const PERMISSION = /^[a-zA-Z-]+:[a-zA-Z-]+$/;

/** Checks a descriptor read from a file or the registry. Throws a ContractError that names the field. */
export function validateDescriptor(value: unknown, where = 'descriptor'): RemoteDescriptor {
  const fields = object(value, where);
  const id = text(fields, 'id', where, ID);
  const here = `${where} of "${id}"`;
  for (const field of ['title', 'owner']) text(fields, field, here);
  text(fields, 'version', here, /^\d+\.\d+\.\d+$/);
  text(fields, 'contract', here, /^\^\d+\.\d+\.\d+$/);
  const area: Area = { here, fields, paths: pathsOf(fields, here), permissions: permissionsOf(fields, here) };
  checkMenu(area);
  checkWidgets(area);
  checkSearch(area);
  checkCommands(area);
  return value as RemoteDescriptor;
}

interface Area {
  readonly here: string;
  readonly fields: Fields;
  readonly paths: readonly string[];
  readonly permissions: readonly string[];
}

function pathsOf(fields: Fields, here: string): readonly string[] {
  const paths = list(fields, 'paths', here).map((path) => {
    if (typeof path !== 'string' || !PATH.test(path))
      fail(here, `path "${String(path)}" must look like "/customers".`);
    return path;
  });
  if (paths.length === 0) fail(here, '"paths" must name at least one path.');
  return paths;
}

function permissionsOf(fields: Fields, here: string): readonly string[] {
  return entries(maybeList(fields, 'permissions', here), here, 'permissions', PERMISSION, (item, at) => {
    text(item, 'label', at);
  });
}

/** Checks entries that are told apart by their id; gives the ids. */
function entries(
  values: readonly unknown[],
  here: string,
  field: string,
  form: RegExp,
  check: (item: Fields, at: string) => void,
): readonly string[] {
  const ids = values.map((value, index) => {
    const item = object(value, `${here}, ${field}[${index}]`);
    const id = text(item, 'id', `${here}, ${field}[${index}]`, form);
    check(item, `${here}, ${field} "${id}"`);
    return id;
  });
  distinct(ids, here, field);
  return ids;
}

function checkTarget(item: Fields, at: string, paths: readonly string[], form: RegExp): void {
  const to = text(item, 'to', at, form);
  const [path = ''] = to.split('?');
  if (!owns(paths, path)) fail(at, `"to" is "${to}", outside the area's paths ${paths.join(', ')}.`);
}

function checkRequires(item: Fields, at: string, permissions: readonly string[]): void {
  if (item.requires === undefined) return;
  const wanted = text(item, 'requires', at);
  if (!permissions.includes(wanted))
    fail(at, `"requires" names the unknown permission "${wanted}"; add it to the area's "permissions".`);
}

function checkMenu({ here, fields, paths, permissions }: Area): void {
  entries(list(fields, 'menu', here), here, 'menu', ID, (item, at) => {
    text(item, 'label', at);
    checkTarget(item, at, paths, PATH);
    choice(item, 'icon', at, MENU_ICONS);
    checkRequires(item, at, permissions);
  });
}

function checkWidgets({ here, fields, permissions }: Area): void {
  entries(maybeList(fields, 'widgets', here), here, 'widgets', ID, (item, at) => {
    text(item, 'title', at);
    choice(item, 'size', at, WIDGET_SIZES);
    if (!Number.isFinite(item.order)) fail(at, '"order" must be a number.');
    checkRequires(item, at, permissions);
  });
}

function checkSearch({ here, fields }: Area): void {
  if (fields.search === undefined) return;
  const at = `${here}, search`;
  const search = object(fields.search, at);
  text(search, 'label', at);
  if (!Number.isInteger(search.minChars) || Number(search.minChars) < 1)
    fail(at, '"minChars" must be a whole number from 1.');
}

function checkCommands({ here, fields, paths, permissions }: Area): void {
  entries(maybeList(fields, 'commands', here), here, 'commands', ID, (item, at) => {
    text(item, 'label', at);
    if (item.shortcut !== undefined) text(item, 'shortcut', at, /^[a-z]{1,4}$/);
    checkTarget(item, at, paths, TARGET);
    checkRequires(item, at, permissions);
  });
}
