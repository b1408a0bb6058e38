import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT } from '@fm/contract';
import { pointToBuilds } from './point-to-builds';
import { storeHost } from './store-host';

/** The script of a build, whose name is one hex digit. */
export const scriptOf = (build: string) => `main.${build.repeat(8)}.js`;

interface Made {
  /** More files, by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly contract?: string;
  readonly react?: string;
  /** Folder inside the store to make it in, where several processes do. */
  readonly building?: string;
}

/** Stores a build of the host, named by one hex digit, whose page leads to a script of that name. */
export async function layBuild(dist: string, build: string, made: Made = {}): Promise<void> {
  const building = join(dist, made.building ?? '.building');
  const files = {
    [scriptOf(build)]: build,
    'index.html': `<script src="/${scriptOf(build)}"></script>`,
    'icons/icon.png': build,
    ...made.files,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(building, name)), { recursive: true });
    await writeFile(join(building, name), content);
  }
  await storeHost(building, dist, {
    build,
    parts: { './shell': [scriptOf(build)] },
    contract: made.contract ?? CONTRACT,
    olderMajors: [],
    shared: { react: made.react ?? '19.3.1' },
  });
}

/** Stores a build of the host and releases it as `npm run build` does. */
export async function buildHostOf(dist: string, build: string, made: Made = {}): Promise<void> {
  await layBuild(dist, build, made);
  await pointToBuilds(dist, [], [], undefined, build);
}
