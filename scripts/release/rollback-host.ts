import { passedReleases } from './passed-releases';
import { putHost, seenHost } from './put-host';
import { readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { completeHosts, releasedHost, storedHost } from './stored-host';

export interface HostRollback {
  readonly dist: string;
  /** A build that was deployed once, or the one before the present one, which it is when left out. */
  readonly to?: string;
  readonly by: string;
  /** Why, for the history. */
  readonly because?: string;
}

/** Builds of the host that were deployed once and are all there, but for the released one, the newest first. */
export async function passedHosts(dist: string): Promise<string[]> {
  const registry = await readRegistry(dist);
  const complete = await completeHosts(dist);
  const passed = await passedReleases(dist, registry, 'host');
  const released = await releasedHost(dist);
  return passed.filter((build) => build !== released?.build && complete.includes(build));
}

/**
 * Goes back to an earlier build of the host: its page is switched, nothing is built. Done twice it goes forward again.
 * Rejects with a ReleaseError when there is nothing to go back to, or an area would no longer run.
 */
export async function rollbackHost({
  dist,
  to,
  by,
  because,
}: HostRollback): Promise<{ from: string; to: string }> {
  const seen = await seenHost(dist);
  const { host, hostPrevious } = seen.registry;
  const from = seen.build;
  if (from === undefined)
    throw new ReleaseError(`${dist} has no host yet: run "npm run deploy -- host" first.`);
  // Whoever switched the page may have been killed before it was written down.
  const before = host === from ? hostPrevious : host;
  const target = to ?? before;
  const passed = await passedHosts(dist);
  if (target === undefined || target === from) {
    const why = target === from ? `${from} is released already` : `nothing is known from before ${from}`;
    throw new ReleaseError(
      `host: ${why}. ${passed.length > 0 ? `Name one with --to: ${passed.join(', ')}.` : 'No other build was deployed.'}`,
    );
  }
  await storedHost(dist, target);
  if (target !== before && !passed.includes(target))
    throw new ReleaseError(
      `host ${target} was never deployed, so nothing has checked it. Deployed once: ${passed.join(', ') || 'none'}.`,
    );
  await putHost(dist, target, seen, {
    action: 'rollback',
    by,
    ...(because !== undefined && { notice: because }),
  });
  return { from, to: target };
}
