import { listen } from './listen';
import { StartError } from './start-error';

/** Where an embedded backend runs, and where it keeps its data; null: in memory. */
export interface BackendPlace {
  readonly backendPort: number;
  readonly dataDir: string | null;
}

async function isFree(port: number): Promise<boolean> {
  try {
    await (await listen(() => undefined, port, 'BACKEND_PORT')).close();
    return true;
  } catch (error) {
    if (error instanceof StartError) return false;
    throw error;
  }
}

/**
 * The place for a backend to work on sources with. Beside an app that runs already, which has the port and may have the
 * data too, a free port and data of its own in memory; a line says so.
 */
export async function besideRunning(
  { backendPort, dataDir }: BackendPlace,
  say: (line: string) => void = console.log,
): Promise<BackendPlace> {
  if (backendPort === 0 || (await isFree(backendPort))) return { backendPort, dataDir };
  say(`Port ${backendPort} is taken: the backend takes a free one, with data of its own in memory.`);
  return { backendPort: 0, dataDir: null };
}
