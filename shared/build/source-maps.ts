import { isAbsolute, relative, sep } from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from './paths';

/** How a map names a source: by its path from `root`, or as the bundler calls what it made itself. */
export const sourceName = (path: string, root = ROOT): string =>
  isAbsolute(path) ? relative(root, path).split(sep).join('/') : path;

/**
 * Lays a source map beside every script, which does not mention it: a release keeps its maps where nothing is served
 * (decision 0076). They hold no text of the sources, which the release's commit has.
 */
export const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    // No stack leads into a stylesheet.
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
      sourceName(absoluteResourcePath),
  });
