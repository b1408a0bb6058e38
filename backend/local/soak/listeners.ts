import { isSnapshot, RawChannel, type RawStream } from '../testing/raw-channel';
import { RestClient } from '../testing/rest-client';
import type { ServedBackend } from './served-backend';

/**
 * Milliseconds from before a commit until the last of `sessions` listening sessions has it, once for each round. Each
 * session asks by a host name of its own, as each tab of the app does.
 */
export async function reachAll(backend: ServedBackend, sessions: number, rounds: number): Promise<number[]> {
  const rest = new RestClient(backend);
  const { port } = new URL(backend.url);
  const streams = await Promise.all(
    Array.from({ length: sessions }, async (_, index) => {
      const channel = new RawChannel(backend, 'Listen');
      await channel.open({
        addTarget: {
          targetId: 2,
          query: { parent: rest.root, structuredQuery: { from: [{ collectionId: 'reached' }] } },
        },
      });
      const stream = await channel.stream(0, undefined, { host: `t${index}.localhost:${port}` });
      await stream.until((message) => message === 'noop');
      return stream;
    }),
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = `round-${round}`;
    const heard = Promise.all(streams.map((stream) => hears(stream, id)));
    const started = performance.now();
    await rest.commit({ set: `reached/${id}`, fields: {} });
    await heard;
    times.push(performance.now() - started);
  }
  await Promise.all(streams.map((stream) => stream.close()));
  return times;
}

async function hears(stream: RawStream, id: string): Promise<void> {
  const received = await stream.until(isSnapshot);
  if (!JSON.stringify(received).includes(id)) throw new Error(`A snapshot without ${id}.`);
}
