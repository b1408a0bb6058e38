import { createHash } from 'node:crypto';
import { Compilation, type Compiler, type Module, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'NamedByOutput';

/** Stands for a build's name in what is built, until it is known. As long as a name, so that source maps stay true. */
export const UNNAMED = 'unnamed0';

const isText = (file: string) => /\.(js|css|json|map)$/.test(file);

/**
 * Names a build by what it comes to, eight hex digits of a hash over all of its files and what is told `about` it, and
 * puts that name wherever the configuration has `UNNAMED`. So sources that come to the same make the same build, wherever
 * they are built. It runs before the compiler gives files the hashes of their content and knows their integrity.
 */
export class NamedByOutput implements RspackPluginInstance {
  #build: string | undefined;

  constructor(private readonly about: string) {}

  /** The name. Throws before the build has run. */
  get build(): string {
    if (this.#build === undefined) throw new Error('A build has a name once it has run.');
    return this.#build;
  }

  apply(compiler: Compiler) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, numberAlike);
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        this.#build = hashOf(this.about, assets);
        nameFiles(compilation, this.build);
      });
    });
  }
}

/**
 * Has the federation runtime the same number wherever a build is made: its address is its text, with the folder in which
 * packages are installed.
 */
function numberAlike(modules: Iterable<Module>): void {
  for (const module of modules)
    if (`${module.identifier}`.includes('data:text/javascript,')) Object.assign(module, { id: 'runtime' });
}

/** Accounts of the federation plugin, which do not come in the same order each time. */
const isAccount = (file: string) => file.startsWith('mf-');

/** What a file is named by so far, in its name and where others ask for it: the sources, which say nothing of the output. */
const hashIn = (file: string) => /\.([0-9a-f]{8})\.[a-z]+$/.exec(file)?.[1];

function hashOf(about: string, assets: Compilation['assets']): string {
  const names = Object.keys(assets).filter((file) => !isAccount(file));
  const soFar = names.flatMap((file) => hashIn(file) ?? []);
  const withoutHashes = (text: string) => soFar.reduce((rest, one) => rest.replaceAll(one, ''), text);
  const files = names.map((file) => `${file}\0${assets[file]?.source()}`).map(withoutHashes);
  const hash = createHash('sha256').update(about);
  for (const file of files.sort()) hash.update(`${file}\0`);
  return hash.digest('hex').slice(0, UNNAMED.length);
}

function nameFiles(compilation: Compilation, build: string): void {
  for (const [file, asset] of Object.entries(compilation.assets)) {
    if (!isText(file) || !asset.buffer().includes(UNNAMED)) continue;
    const { source, map } = asset.sourceAndMap();
    const named = String(source).replaceAll(UNNAMED, build);
    compilation.updateAsset(
      file,
      map ? new sources.SourceMapSource(named, file, map) : new sources.RawSource(named),
    );
  }
}
