import { launchChromium } from '@fm/testing/chromium';
import type { Browser } from 'playwright-core';

let kept: Browser | undefined;

/** The Chromium that all apps of a worker open their pages in. It ends with the process. */
export async function workerChromium(): Promise<Browser> {
  if (!kept?.isConnected()) kept = await launchChromium();
  return kept;
}
