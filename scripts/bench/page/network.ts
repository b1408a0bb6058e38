import type { CDPSession, Page } from 'playwright-core';

/** How a page is slowed down: bytes a second, milliseconds of latency, and how many times slower its processor is. */
export interface Network {
  readonly latency: number;
  readonly down: number;
  readonly up: number;
  readonly cpu: number;
}

const BITS = 8;

/** The slow connection of all figures: 150 ms, 1.6 and 0.75 Mbit/s. */
export const slow4g = (cpu: number): Network => ({
  latency: 150,
  down: 1.6e6 / BITS,
  up: 0.75e6 / BITS,
  cpu,
});

/** Only the way to the server is long: what is counted in round trips. */
export const farAway = (latency: number): Network => ({ latency, down: -1, up: -1, cpu: 1 });

/** One file or answer that a page asked for; `bytes` as they came over the network, 0 from the browser's cache. */
export interface Transfer {
  readonly url: string;
  readonly mime: string;
  bytes: number;
}

/** Slows a page down, and notes what it transfers from now on. */
export async function slowDown(
  page: Page,
  network: Network,
): Promise<{ transfers: Transfer[]; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await setNetwork(cdp, network);
  const byId = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = { url: response.url, mime: response.mimeType, bytes: 0 };
    byId.set(requestId, transfer);
    transfers.push(transfer);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return { transfers, cdp };
}

/** Slows a page down in another way than before. */
export async function setNetwork(cdp: CDPSession, { latency, down, up, cpu }: Network): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
}
