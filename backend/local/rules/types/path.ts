import { failure, path, type ValueOf } from '../values/value';
import { type Methods, method } from './method';

type Path = ValueOf<'path'>;

/** Methods of paths: `bind` fills `$(name)` segments from a map. */
export const pathMethods: Methods<Path> = {
  bind: method(['map'], (self: Path, map) => {
    const segments: string[] = [];
    for (const segment of self.segments) {
      const [, name] = /^\$\((\w+)\)$|^\{(\w+)\}$/.exec(segment)?.filter((part) => part !== undefined) ?? [];
      const value = name === undefined ? undefined : map.fields.get(name);
      if (name !== undefined && value?.kind !== 'string')
        return failure(`'${name}' is not bound to a string.`);
      segments.push(value?.kind === 'string' ? value.value : segment);
    }
    return path(segments);
  }),
};

/** The path a text like `/databases/(default)/documents/users/ana` spells. */
export const parsePath = (text: string): Path => ({
  kind: 'path',
  segments: text.split('/').filter((segment) => segment !== ''),
});
