import { listen } from '../serve/listen';

/** A port on 127.0.0.1 that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined, 0, 'PORT');
  await close();
  return port;
}
