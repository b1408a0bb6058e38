import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';

const layerLoader = join(import.meta.dirname, 'layer-loader.cjs');

/** Whose styles a build holds. */
export type StyleOwner = 'host' | 'remote';

/** Native CSS and CSS modules; an area's styles end up in `@layer remotes`. */
export function cssRules(owner: StyleOwner): RuleSetRule[] {
  const use = owner === 'remote' ? [layerLoader] : [];
  return [
    {
      test: /\.module\.css$/,
      type: 'css/module',
      use,
      sideEffects: true,
      // A custom property is set in one place to be read in others: by its own name, not one of its module.
      parser: { namedExports: false, dashedIdents: false },
      generator: { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsConvention: 'as-is' },
    },
    { test: /(?<!\.module)\.css$/, type: 'css', use, sideEffects: true },
  ];
}
