import { parseArgs } from 'node:util';
import { createFirstAdministrator } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { StartError } from './serve/start-error';
import { runAsCommand } from './terminal';

const USAGE = 'Use: npm run admin -- create --email ana@company.com --name "Ana Adler"';

/** `npm run admin -- create`: makes the first administrator, who invites everybody else in the app. */
await runAsCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const { email, name } = values;
  if (positionals.join(' ') !== 'create' || !email || !name) throw new StartError(USAGE);
  const link = await createFirstAdministrator(jobTarget(), { email, name }).catch((error: Error) => {
    throw error.name === 'NoAdministrator' ? new StartError(error.message) : error;
  });
  console.log(`${name} is an administrator. Set the password within an hour at:\n${link}`);
});
