import { parseArgs } from 'node:util';
import { StartError } from '../serve/start-error';

/** What `npm run dev` was asked for. */
export interface DevCommand {
  /** Areas under development. */
  readonly ids: readonly string[];
  /** Address of a deployed host to show them in, instead of one from source. */
  readonly against: URL | undefined;
}

const USAGE = 'npm run dev [-- customers …], or npm run dev -- customers --against https://staging.example';

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new StartError(
      `--against is "${text}" but must be the address of a host, like https://staging.example.`,
    );
  return url;
}

/** Reads the arguments. Throws a StartError that says how they should be. */
export function devCommand(args: readonly string[]): DevCommand {
  const parsed = () => {
    try {
      return parseArgs({ args: [...args], options: { against: { type: 'string' } }, allowPositionals: true });
    } catch (error) {
      throw new StartError(`${error instanceof Error ? error.message : String(error)} Use: ${USAGE}`);
    }
  };
  const { values, positionals: ids } = parsed();
  if (values.against === undefined) return { ids, against: undefined };
  if (ids.length === 0) throw new StartError(`--against needs an area: ${USAGE}`);
  return { ids, against: addressOf(values.against) };
}
