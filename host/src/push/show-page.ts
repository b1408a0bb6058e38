/** What the worker tells a page: where a click on a notification leads. */
export interface OpenMessage {
  readonly type: 'open';
  readonly path: string;
}

/** A page of the app in a tab or window. */
interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: OpenMessage): void;
}

/** The pages that are open in this browser, as its worker sees them. */
export interface OpenPages {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly OpenPage[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Leads a person to `path`: in a page that is open, one in sight before others, or in a new one. */
export async function showPage(pages: OpenPages, path: string): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (!page) return void (await pages.openWindow(path));
  page.postMessage({ type: 'open', path });
  await page.focus();
}
