import { entryFor } from './entry-fixture';
import { pointToBuilds } from './point-to-builds';
import { readRegistry } from './registry-file';

/** Releases builds of one area without end, and says so after each; the test beside it kills it at any moment. */
const [dist = ''] = process.argv.slice(2);
const { revision } = await readRegistry(dist);
for (let build = revision + 1; ; build++) {
  await pointToBuilds(dist, [entryFor('tasks', `b${build}`)], ['tasks']);
  process.stdout.write('released\n');
}
