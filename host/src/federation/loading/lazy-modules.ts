import type { LazyShared } from '@fm/build/shared-modules';

/** Shared modules that arrive when first needed, each in files of its own. */
export const lazyModules: Readonly<Record<LazyShared, () => Promise<object>>> = {
  'react/jsx-dev-runtime': () =>
    process.env.NODE_ENV === 'production' ? import('./jsx-dev-runtime') : import('react/jsx-dev-runtime'),
  '@fm/firebase/firestore': () => import(/* webpackChunkName: "firestore" */ '@fm/firebase/firestore'),
  '@fm/data': () => import(/* webpackChunkName: "data" */ '@fm/data'),
  '@fm/data/attachments': () => import(/* webpackChunkName: "ui-form" */ '@fm/data/attachments'),
  '@fm/data/form': () => import(/* webpackChunkName: "ui-form" */ '@fm/data/form'),
  '@fm/ui': () => import(/* webpackChunkName: "ui" */ '@fm/ui'),
  '@fm/ui/plain': () => import(/* webpackChunkName: "ui" */ '@fm/ui/plain'),
  '@fm/ui/form': () => import(/* webpackChunkName: "ui-form" */ '@fm/ui/form'),
  '@fm/ui/select': () => import(/* webpackChunkName: "ui-list" */ '@fm/ui/select'),
  '@fm/ui/table': () => import(/* webpackChunkName: "ui-list" */ '@fm/ui/table'),
  '@fm/ui/date': () => import(/* webpackChunkName: "ui-form" */ '@fm/ui/date'),
  '@fm/ui/chart': () => import(/* webpackChunkName: "ui-chart" */ '@fm/ui/chart'),
  '@fm/ui/print': () => import(/* webpackChunkName: "ui-print" */ '@fm/ui/print'),
  '@fm/ui/files': () => import(/* webpackChunkName: "ui-files" */ '@fm/ui/files'),
  '@fm/screens/checklist': () => import(/* webpackChunkName: "ui-form" */ '@fm/screens/checklist'),
  '@fm/screens/customer': () => import(/* webpackChunkName: "ui-form" */ '@fm/screens/customer'),
  '@fm/screens/import': () => import(/* webpackChunkName: "import" */ '@fm/screens/import'),
  '@fm/screens/list': () => import(/* webpackChunkName: "ui-list" */ '@fm/screens/list'),
  '@fm/ui/history': () => import(/* webpackChunkName: "ui-record" */ '@fm/ui/history'),
  '@fm/screens/record': () => import(/* webpackChunkName: "ui-record" */ '@fm/screens/record'),
  '@fm/screens/templates': () => import(/* webpackChunkName: "ui-form" */ '@fm/screens/templates'),
  '@fm/screens/transitions': () => import(/* webpackChunkName: "ui-record" */ '@fm/screens/transitions'),
};

const isLazy = (name: string): name is LazyShared => name in lazyModules;

/** Fetches what an area is going to ask for. A failure is not told: the area's own request meets it again. */
export function warmModules(names: readonly string[]): void {
  for (const name of names) if (isLazy(name)) lazyModules[name]().catch(() => undefined);
}

/**
 * Lets the host's own files that were asked for and have not come fail, so that the next attempt asks anew instead of
 * joining what hangs. The bundler's runtime marks the tags it waits for and takes them away afterwards.
 */
export function dropHungFiles(): void {
  const pending = 'script[data-rspack^="host:"], link[data-rspack^="host:"][data-rspack-loading]';
  for (const tag of document.querySelectorAll(pending)) tag.dispatchEvent(new Event('error'));
}
