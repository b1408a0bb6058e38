import { relative } from 'node:path';
import { SHAPE_PATH, shapeOfDemo } from '@fm/backend/seed';
import type { LocalBackend } from '@fm/local-backend';
import { areaDemos } from './area-demos';

/** What to say of a backend whose demo another version of the seed wrote; undefined where this one did. */
export async function olderDemoLine(
  { url, projectId }: Pick<LocalBackend, 'url' | 'projectId'>,
  dataDir: string,
): Promise<string | undefined> {
  const response = await fetch(
    `${url}/v1/projects/${projectId}/databases/(default)/documents/${SHAPE_PATH}`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  const { fields } = (await response.json()) as { fields?: { shape?: { stringValue?: string } } };
  if (response.ok && fields?.shape?.stringValue === shapeOfDemo(await areaDemos())) return undefined;
  const folder = relative('', dataDir) || '.';
  return `The demo in ${folder} was written by another version of it: lists may look odd. Nothing was deleted; to begin anew, stop this and run: rm -r ${folder} && npm start`;
}
