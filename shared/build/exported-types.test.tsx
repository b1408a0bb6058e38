import recorded from './exported-types.json';
import { OWN_SHARED } from './shared-modules';

it.each(OWN_SHARED)(
  '%s has the names when it runs that are written down of it, and no others',
  async (module) => {
    const exported = Object.keys((await import(module)) as object).sort();
    expect(Object.keys(recorded.modules[module as keyof typeof recorded.modules])).toEqual(exported);
  },
);
