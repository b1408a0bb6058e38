/** A script of ours as the compiler wrote it. */
export interface BuiltScript {
  /** `host`, or the id of an area. */
  readonly app: string;
  /** Folder of the area's release; undefined for the host, whose builds share one folder. */
  readonly release?: string;
  readonly file: string;
}

const OF_AREA = /\/remotes\/([a-z0-9-]+)\/([^/]+)\/([^/]+\.js)$/;
const OF_HOST = /^\/([^/]+\.[0-9a-f]{8}\.js|firebase-messaging-sw\.js)$/;

/** What an address of a stack leads to, also in the folder of a retry; undefined when it is none of ours. */
export function builtScriptAt(address: string): BuiltScript | undefined {
  if (!URL.canParse(address)) return undefined;
  const path = new URL(address).pathname.replace(/\/~\d+(?=\/)/, '');
  const [, app, release, file] = OF_AREA.exec(path) ?? [];
  if (app && release && file) return { app, release, file };
  const [, ofHost] = OF_HOST.exec(path) ?? [];
  return ofHost === undefined ? undefined : { app: 'host', file: ofHost };
}
