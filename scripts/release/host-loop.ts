import { buildHostOf } from './host-fixture';

/** Builds and releases hosts without end, and says so after each; the test that runs it kills it at any moment. */
const [dist = ''] = process.argv.slice(2);
for (let turn = 0; ; turn++) {
  await buildHostOf(dist, 'abcdef'[turn % 6] ?? '', { building: `.building-${process.pid}` });
  process.stdout.write('released\n');
}
