import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';

/**
 * The host's chunks that several parts of a page need, those that are loaded alone first. `ui-aria` has no part of its
 * own: it is what opened lists and forms have in common, so that a form does not wait for what opens its lists.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  firestore: ['firestore'],
  ui: ['ui'],
  data: ['data'],
  'ui-list': ['ui-list'],
  'ui-aria': ['ui-choice', 'ui-form'],
  'ui-choice': ['ui-choice'],
  'ui-record': ['ui-record'],
  'ui-form': ['ui-form'],
  shell: ['shell'],
  functions: ['functions'],
};

// Rather twice than a reason to wait for another chunk.
const TINY = /[\\/]shared[\\/]platform[\\/]/;

const REACT = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/**
 * Puts what two of these chunks have in common into the first of them. Left alone the bundler cuts every overlap into
 * a file of its own, and opening the first area takes thirty requests, the styles twice.
 */
export const sharedChunks = (): Record<string, OptimizationSplitChunksCacheGroup | false> => ({
  default: false,
  defaultVendors: false,
  // One long script keeps the page from answering while it is read; two leave a gap between them.
  react: { name: 'react', chunks: 'initial', enforce: true, test: REACT },
  ...Object.fromEntries(
    Object.entries(CHUNKS).map(([name, all], index, { length }) => [
      name,
      {
        name,
        chunks: 'async',
        enforce: true,
        priority: length - index,
        test: (module, { chunkGraph }) => {
          const names = new Set(chunkGraph.getModuleChunks(module).map((chunk) => chunk.name));
          return !TINY.test(module.nameForCondition() ?? '') && all.every((one) => names.has(one));
        },
      },
    ]),
  ),
});
