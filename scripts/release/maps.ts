import { join } from 'node:path';

/** Folder of all source maps of an app, `host` or an area: in the store, but not where anything is served from. */
export const mapsOf = (dist: string, app: string) => join(dist, 'maps', app);

/** Folder of the maps of one build of the host, or of one release of an area. */
export const mapsFolder = (dist: string, app: string, build: string) => join(mapsOf(dist, app), build);

/** The name that the map of a script has there. */
export const mapNameOf = (script: string) => `${script}.map.gz`;
