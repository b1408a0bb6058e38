import { listen } from '../serve/listen';

/**
 * The port to serve at: `wanted`, or any that nobody listens on when it is 0. Rejects with a StartError when it is
 * taken; a dev server would quietly take another one.
 */
export async function freePort(wanted = 0): Promise<number> {
  const { port, close } = await listen(() => undefined, wanted, 'PORT');
  await close();
  return port;
}
