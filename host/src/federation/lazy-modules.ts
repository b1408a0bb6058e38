import type { LazyShared } from '@fm/build/shared-modules';

/** Shared modules that arrive when first needed, each in files of its own. */
export const lazyModules: Readonly<Record<LazyShared, () => Promise<object>>> = {
  'react/jsx-dev-runtime': () =>
    process.env.NODE_ENV === 'production' ? import('./jsx-dev-runtime') : import('react/jsx-dev-runtime'),
  '@fm/firebase/firestore': () => import('@fm/firebase/firestore'),
  '@fm/data': () => import('@fm/data'),
  '@fm/ui': () => import('@fm/ui'),
  '@fm/ui/form': () => import('@fm/ui/form'),
  '@fm/ui/select': () => import('@fm/ui/select'),
  '@fm/ui/table': () => import('@fm/ui/table'),
  '@fm/ui/date': () => import('@fm/ui/date'),
};

const isLazy = (name: string): name is LazyShared => name in lazyModules;

/** Fetches what an area is going to ask for. A failure is not told: the area's own request meets it again. */
export function warmModules(names: readonly string[]): void {
  for (const name of names) if (isLazy(name)) lazyModules[name]().catch(() => undefined);
}
