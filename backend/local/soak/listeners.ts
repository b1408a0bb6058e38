import { request } from 'node:http';
import { Readable } from 'node:stream';
import { isSnapshot, RawChannel, RawStream } from '../testing/raw-channel';
import { RestClient } from '../testing/rest-client';
import type { ServedBackend } from './served-backend';

/**
 * Milliseconds from before a commit until the last of `sessions` listening sessions has it, once for each round. Each
 * session asks by a host name of its own, as each tab of the app does.
 */
export async function reachAll(backend: ServedBackend, sessions: number, rounds: number): Promise<number[]> {
  const rest = new RestClient(backend);
  const streams = await Promise.all(
    Array.from({ length: sessions }, async (_, index) => {
      const channel = new RawChannel(backend, 'Listen');
      await channel.open({
        addTarget: {
          targetId: 2,
          query: { parent: rest.root, structuredQuery: { from: [{ collectionId: 'reached' }] } },
        },
      });
      const stream = await openStream(backend, channel.sid, `t${index}.localhost`);
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

/** By Node's own client: `fetch` does not let its caller choose the host's name. */
function openStream({ url }: ServedBackend, sid: string, host: string): Promise<RawStream> {
  const query = new URLSearchParams({ VER: '8', SID: sid, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' });
  const path = `/google.firestore.v1.Firestore/Listen/channel?${query}`;
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers: { host }, agent: false }, (response) =>
      resolve(
        new RawStream(new Response(Readable.toWeb(response) as ReadableStream<Uint8Array<ArrayBuffer>>)),
      ),
    )
      .on('error', reject)
      .end();
  });
}

async function hears(stream: RawStream, id: string): Promise<void> {
  const received = await stream.until(isSnapshot);
  if (!JSON.stringify(received).includes(id)) throw new Error(`A snapshot without ${id}.`);
}
