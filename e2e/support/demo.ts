import type { BrowserContextOptions, Page } from 'playwright-core';
import { startTestApp, type TestApp } from './test-app';
import { Windows } from './windows';

/** The app with the demo, and the window of its office. */
export interface Demo {
  readonly app: TestApp;
  /** The windows of the others. */
  readonly windows: Windows;
  readonly page: Page;
}

/** Starts what most tests begin with. */
export async function openDemo(device?: BrowserContextOptions): Promise<Demo> {
  const app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  return { app, windows, page: await windows.of('office', device) };
}
