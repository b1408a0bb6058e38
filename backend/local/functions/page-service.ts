import { plain, type Service } from '../http/entrance';
import type { Endpoints } from './manifest';
import type { FunctionsUnavailable, Invoker } from './process/invoker';

/** A function that answers requests of its own paths, whoever sends them. */
export interface FunctionPage {
  readonly path: RegExp;
  readonly functionId: string;
}

export interface PageServiceOptions {
  readonly pages: readonly FunctionPage[];
  readonly endpoints: () => Endpoints;
  readonly invoker: Invoker;
  readonly log: (line: string) => void;
}

/** Whether a path is one of a page's. */
export const isPageOf = (pages: readonly FunctionPage[], pathname: string): boolean =>
  pages.some(({ path }) => path.test(pathname));

/** Of the answer's headers, those that are the connection's and not the page's. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Hands requests for pages on to the functions that make them, as the hosting of the app does in the cloud. */
export const pageService =
  ({ pages, endpoints, invoker, log }: PageServiceOptions): Service =>
  async ({ method, path, query, headers, body }) => {
    const page = pages.find((one) => one.path.test(path));
    const endpoint = page && endpoints().get(page.functionId);
    if (!page || !endpoint?.httpsTrigger) return undefined;
    const type = headers['content-type'];
    const sent = {
      'content-length': String(body.length),
      // The backend listens on this machine alone.
      'x-forwarded-for': '127.0.0.1',
      ...(type !== undefined && { 'content-type': type }),
    };
    const search = query.size > 0 ? `?${query}` : '';
    try {
      const answer = await invoker.invoke(page.functionId, endpoint, sent, body, {
        method,
        path: `${encodeURI(path)}${search}`,
      });
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      return { status: answer.status, headers: Object.fromEntries(kept), body: answer.body };
    } catch (error) {
      const { timedOut, message } = error as FunctionsUnavailable;
      log(`${page.functionId}, no answer: ${message}`);
      return plain(timedOut ? 504 : 503, 'The page does not answer. Try again.\n');
    }
  };
