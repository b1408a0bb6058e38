import { readHistory } from '../history';
import { readRegistry } from '../registry-file';
import { ReleaseError } from '../release-error';
import { rollbackArea } from '../rollback-area';
import { rollbackHost } from '../rollback-host';
import type { FailingRelease } from './failing-releases';

/** What has run for longer is not what changed. */
const NEW_MS = 24 * 3_600_000;

interface TakingBack {
  readonly dist: string;
  readonly by: string;
  readonly failing: FailingRelease;
  readonly now?: Date;
}

/**
 * Takes a failing release back to the one before, and says what was done: one that only some people have is taken from
 * them. Of those for all, only a release that a deployment brought within
 * a day is taken back: where a rollback brought it, what comes before is what somebody fled from, and an older one fails
 * for another reason. Then people decide.
 */
export async function takeBack({ dist, by, failing, now = new Date() }: TakingBack): Promise<string> {
  const { id, words, isCanary } = failing;
  const why = isCanary ? undefined : await whyNot(dist, id, now);
  if (why !== undefined) return `${id} is not taken back: ${why}. Look at it, and decide.`;
  const wanted = { dist, by, because: words };
  try {
    const { from, to } = await (id === 'host' ? rollbackHost(wanted) : rollbackArea({ ...wanted, id }));
    return `${id} was taken back: ${to} is released in place of ${from}.`;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return `${id} could not be taken back. ${error.message}`;
  }
}

/** Why a release is left to people; undefined where it is not. Being switched off or on is no change of a release. */
async function whyNot(dist: string, id: string, now: Date): Promise<string | undefined> {
  const { revision } = await readRegistry(dist);
  const history = await readHistory(dist, revision);
  const last = history.findLast(({ areas }) => areas.some((area) => area.id === id && area.from !== area.to));
  if (last?.action !== 'deploy') return 'it did not come by a deployment';
  return now.getTime() - Date.parse(last.at) > NEW_MS ? 'it has run for more than a day' : undefined;
}
