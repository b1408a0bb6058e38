import { ADAPTERS, adapterFor, type ContractAdapter } from '../adapters/adapter';
import type { RemoteDescriptor } from '../descriptor';
import type { RemoteModule } from '../module';
import type { RemoteSearch, SearchHit } from '../search';
import type { RemoteWidgets } from '../widgets';
import { type Fields, fail, list, object, owns, text } from './checks';

/** What every exposed part says of itself. Needed for good areas too: after a failure the runtime can give an empty one. */
function part(value: unknown, { id }: RemoteDescriptor, where: string): Fields {
  const fields = object(value, where);
  text(fields, 'contract', where);
  if (fields.id !== id) fail(where, `"id" is "${String(fields.id)}" but the registry says "${id}".`);
  return fields;
}

/** Checks what an area exposed as `./module`, made into one of this contract's major where it is older. */
export function validateModule(
  value: unknown,
  descriptor: RemoteDescriptor,
  adapters: readonly ContractAdapter[] = ADAPTERS,
): RemoteModule {
  const adapter = adapterFor(descriptor.contract, adapters);
  const adapted = adapter ? adapter.module(value) : value;
  const where = `module of "${descriptor.id}"`;
  const fields = part(adapted, descriptor, where);
  const routes = object(fields.routes, `${where}, routes`);
  for (const path of descriptor.paths) list(routes, path, `${where}, routes`);
  if (fields.activate !== undefined)
    fail(where, '"activate" is not called since contract 2.0.0; begin in an effect of a screen.');
  return adapted as RemoteModule;
}

/** Checks what an area exposed as `./widgets`: a component for every card it announced. */
export function validateWidgets(value: unknown, descriptor: RemoteDescriptor): RemoteWidgets {
  const where = `widgets of "${descriptor.id}"`;
  const widgets = object(part(value, descriptor, where).widgets, `${where}, widgets`);
  // A component is a function, or an object where it is wrapped (memo, forwardRef).
  for (const { id } of descriptor.widgets ?? [])
    if (typeof widgets[id] !== 'function' && typeof widgets[id] !== 'object')
      fail(where, `"widgets" has no component "${id}"; export one, or take it out of remote.config.ts.`);
  return value as RemoteWidgets;
}

/** Checks what an area exposed as `./search`. */
export function validateSearch(value: unknown, descriptor: RemoteDescriptor): RemoteSearch {
  const where = `search of "${descriptor.id}"`;
  if (typeof part(value, descriptor, where).search !== 'function')
    fail(where, '"search" must be a function from a text to hits.');
  return value as RemoteSearch;
}

/** Checks what a search found: an area leads to its own pages only. */
export function validateHits(value: unknown, { id, paths }: RemoteDescriptor): readonly SearchHit[] {
  const where = `search of "${id}"`;
  return list({ hits: value }, 'hits', where).map((hit, index) => {
    const at = `${where}, hits[${index}]`;
    const fields = object(hit, at);
    for (const field of ['id', 'title']) text(fields, field, at);
    const [path = ''] = text(fields, 'to', at).split('?');
    if (!owns(paths, path)) fail(at, `"to" is "${path}", outside the area's paths ${paths.join(', ')}.`);
    return hit as SearchHit;
  });
}
