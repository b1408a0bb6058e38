import type { LazyShared } from '@fm/build/shared-modules';

/** Shared modules that arrive when first needed, each in files of its own. */
export const lazyModules: Readonly<Record<LazyShared, () => Promise<object>>> = {
  'react/jsx-dev-runtime': () =>
    process.env.NODE_ENV === 'production' ? import('./jsx-dev-runtime') : import('react/jsx-dev-runtime'),
  '@fm/firebase/firestore': () => import(/* webpackChunkName: "firestore" */ '@fm/firebase/firestore'),
  '@fm/data': () => import(/* webpackChunkName: "data" */ '@fm/data'),
  '@fm/ui': () => import(/* webpackChunkName: "ui" */ '@fm/ui'),
  '@fm/ui/plain': () => import(/* webpackChunkName: "ui" */ '@fm/ui/plain'),
  '@fm/ui/form': () => import(/* webpackChunkName: "ui-more" */ '@fm/ui/form'),
  '@fm/ui/select': () => import(/* webpackChunkName: "ui-more" */ '@fm/ui/select'),
  '@fm/ui/table': () => import(/* webpackChunkName: "ui-more" */ '@fm/ui/table'),
  '@fm/ui/date': () => import(/* webpackChunkName: "ui-more" */ '@fm/ui/date'),
  '@fm/ui/chart': () => import(/* webpackChunkName: "ui-chart" */ '@fm/ui/chart'),
  '@fm/ui/print': () => import(/* webpackChunkName: "ui-print" */ '@fm/ui/print'),
  '@fm/ui/files': () => import(/* webpackChunkName: "ui-files" */ '@fm/ui/files'),
};

const isLazy = (name: string): name is LazyShared => name in lazyModules;

/** Fetches what an area is going to ask for. A failure is not told: the area's own request meets it again. */
export function warmModules(names: readonly string[]): void {
  for (const name of names) if (isLazy(name)) lazyModules[name]().catch(() => undefined);
}
