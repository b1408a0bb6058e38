import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FUNCTIONS_FOLDER, FUNCTIONS_OUTPUT, functionsBuildId, functionsConfig, ROOT } from '@fm/build';
import { BuildError, compile } from './compile';

/** How often a build starts over because its sources were changed meanwhile. */
const BUILD_ATTEMPTS = 3;

const MANIFEST_COMMAND = join(
  ROOT,
  'node_modules',
  'firebase-functions',
  'lib',
  'bin',
  'firebase-functions.js',
);
const run = promisify(execFile);

/**
 * Builds the functions as their sources are now into a folder that deploys as it is, unless that is done already. The
 * SDK's own command must load them, as it does at a deployment. Rejects with a BuildError.
 */
export async function buildFunctions(): Promise<{ build: string; made: boolean }> {
  await mkdir(FUNCTIONS_OUTPUT, { recursive: true });
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const build = await functionsBuildId();
    const known = await packageIn(FUNCTIONS_OUTPUT).catch(() => undefined);
    if (known?.version?.endsWith(`-${build}`) && existsSync(join(FUNCTIONS_OUTPUT, 'index.js')))
      return { build, made: false };
    const building = await mkdtemp(join(FUNCTIONS_OUTPUT, '.building-'));
    try {
      await compile('functions', functionsConfig(building));
      await writePackage(building, build);
      await describeFunctions(building, join(building, 'manifest.json'));
      if ((await functionsBuildId()) !== build) continue;
      // The package last: only it says that the build is complete.
      for (const file of ['manifest.json', 'index.js', 'package.json'])
        await rename(join(building, file), join(FUNCTIONS_OUTPUT, file));
      return { build, made: true };
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  throw new BuildError('functions: their sources keep changing while they are built.');
}

const packageIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version?: string };

/** What the cloud installs beside the bundle; the version names the build. */
async function writePackage(folder: string, build: string): Promise<void> {
  const own = await packageIn(FUNCTIONS_FOLDER);
  const deployed = { ...own, version: `${own.version}-${build}`, main: 'index.js' };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(deployed, null, 2)}\n`);
}

/**
 * Writes what the SDK tells `firebase deploy` of the functions in a folder. Rejects with a BuildError when they do not
 * load.
 */
export async function describeFunctions(folder: string, manifest: string): Promise<void> {
  const env = {
    ...process.env,
    FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    GCLOUD_PROJECT: 'demo-facility',
  };
  await run(process.execPath, [MANIFEST_COMMAND], { cwd: folder, env }).catch((error: Error) => {
    throw new BuildError(`functions: the built bundle does not load.\n${error.message}`, { cause: error });
  });
}
