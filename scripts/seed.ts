import { parseArgs } from 'node:util';
import { seed } from '@fm/backend/seed';
import { areaDemos } from './serve/area-demos';
import { namedServers } from './serve/named-servers';
import { StartError } from './serve/start-error';
import { runAsCommand } from './terminal';

const PROJECT = 'demo-facility';
const DEFAULT_PORT = '8080';

/** `npm run seed -- --scale 80`: writes the demo data into the backend that is running, or the servers that are named. */
await runAsCommand(async () => {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '1' }, today: { type: 'string' } },
  });
  const embedded = `http://127.0.0.1:${process.env.BACKEND_PORT ?? DEFAULT_PORT}`;
  const { url, authUrl, projectId } = namedServers() ?? {
    url: embedded,
    authUrl: embedded,
    projectId: PROJECT,
  };
  const written = await seed({
    url,
    authUrl,
    projectId,
    areas: await areaDemos(),
    scale: Number(values.scale),
    ...(values.today && { today: values.today }),
  }).catch((cause: Error) => {
    throw new StartError(`Not all of the demo data was written into ${url}: ${cause.message}`, { cause });
  });
  const { accounts, documents, byCollection, milliseconds } = written;
  for (const [collection, count] of Object.entries(byCollection))
    console.log(`${String(count).padStart(8)} ${collection}`);
  console.log(`Seeded ${documents} documents and ${accounts} accounts into ${url} in ${milliseconds} ms.`);
});
