import { parseArgs } from 'node:util';
import { readSettings } from './serve/settings';
import { StartError } from './serve/start-error';
import { runAsCommand } from './terminal';

const USAGE = 'Use: npm run functions -- list | run <name> [--at 2026-11-22T03:00:00Z]';

interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly schedule?: string;
  readonly timeZone?: string;
  readonly event?: string;
  readonly document?: string;
}

/** Asks the running embedded backend. Rejects with a StartError that holds what it answered. */
async function ask(url: string, method: string): Promise<unknown> {
  const response = await fetch(url, { method, headers: { Authorization: 'Bearer owner' } }).catch(() => {
    throw new StartError(`No embedded backend answers at ${new URL(url).origin}. Start it with "npm start".`);
  });
  const body = (await response.json()) as { readonly error?: string };
  if (!response.ok) throw new StartError(body.error ?? `The backend answered ${response.status}.`);
  return body;
}

const aboutTrigger = ({ schedule, timeZone, event, document }: Listed): string =>
  schedule
    ? `${schedule} (${timeZone})`
    : event
      ? `${event.slice(event.lastIndexOf('.') + 1)} ${document}`
      : '';

/** `npm run functions -- list | run <name>`: the functions of the running embedded backend. */
await runAsCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
  const [action, name] = positionals;
  const url = `http://127.0.0.1:${readSettings(process.env).backendPort}/__local/functions`;
  if (action === 'list') {
    const { functions } = (await ask(url, 'GET')) as { readonly functions: readonly Listed[] };
    for (const listed of functions)
      console.log(`${listed.kind.padEnd(9)} ${listed.name.padEnd(20)} ${aboutTrigger(listed)}`.trimEnd());
  } else if (action === 'run' && name !== undefined) {
    const at = values.at === undefined ? '' : `?at=${encodeURIComponent(values.at)}`;
    await ask(`${url}/${encodeURIComponent(name)}/run${at}`, 'POST');
    console.log(`${name} has run; the backend's terminal says what it did.`);
  } else throw new StartError(USAGE);
});
