import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { englishOnly } from './english-only';
import { ROOT } from './paths';

const GALLERY = join(ROOT, 'shared', 'ui', 'gallery');

/** The page with every part of the interface in every state: for development alone, in no release. */
export function galleryConfig({ output }: { readonly output: string }): Configuration {
  const base = baseConfig({
    owner: 'host',
    mode: 'development',
    uniqueName: 'gallery',
    folder: ROOT,
    output,
  });
  return {
    ...base,
    entry: { gallery: join(GALLERY, 'start.tsx') },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new rspack.HtmlRspackPlugin({
        template: join(GALLERY, 'index.html'),
        favicon: join(ROOT, 'host', 'favicon.svg'),
        scriptLoading: 'defer',
        inject: 'head',
      }),
      englishOnly(),
    ],
  };
}
