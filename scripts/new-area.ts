import { parseArgs } from 'node:util';
import { makeArea } from './new-area/make-area';
import { StartError } from './serve/start-error';
import { runAsCommand } from './terminal';

const USAGE = 'npm run new-area -- meter-readings [--one meter-reading]';

/** `npm run new-area -- meter-readings`: an area with a list and a form over a collection of its own. */
await runAsCommand(async () => {
  const { values, positionals } = parseArgs({ options: { one: { type: 'string' } }, allowPositionals: true });
  const [id, ...rest] = positionals;
  if (id === undefined || rest.length > 0) throw new StartError(`Name one area: ${USAGE}`);
  const { names, changed } = await makeArea(id, values.one);
  console.log(`Made the area ${names.many.title}, of which one is called "${names.one.words}":`);
  for (const path of changed) console.log(`  ${path}`);
  console.log(`See it with "npm run dev -- ${id}"; docs/adding-an-area.md says how to go on.`);
});
