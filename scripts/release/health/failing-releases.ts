import type { Registry } from '@fm/contract';
import type { ReleaseHealth } from '@fm/domain/usage';

/** A released build that fails too often. */
export interface FailingRelease {
  /** The area's id, or `host`. */
  readonly id: string;
  readonly build: string;
  /** "12 of 240 openings failed, for 5 people". */
  readonly words: string;
  /** Only some people have it. */
  readonly isCanary: boolean;
}

const isForSome = ({ remotes }: Registry, { area, build }: ReleaseHealth): boolean =>
  remotes.some(
    ({ descriptor, enabled, canary }) => descriptor.id === area && enabled && canary?.entry.build === build,
  );

/** Whether a build is what new pages get, all or some of them. */
export const isReleased = (registry: Registry, health: ReleaseHealth): boolean => {
  const { host, remotes } = registry;
  const { area, build } = health;
  if (area === 'host') return host === build;
  const isForAll = remotes.some(
    (entry) => entry.descriptor.id === area && entry.enabled && entry.build === build,
  );
  return isForAll || isForSome(registry, health);
};

/** How often a build failed, for whoever reads it in a terminal or in the history. */
export const failureWords = ({ opened, failed, people }: ReleaseHealth): string =>
  `${failed} of ${opened} openings failed, for ${people} ${people === 1 ? 'person' : 'people'}`;

/** The builds that new pages get and that fail too often, as they did in the last quarters of an hour. */
export const failingReleases = (
  registry: Registry,
  health: readonly ReleaseHealth[],
): readonly FailingRelease[] =>
  health
    .filter((one) => one.state === 'failing' && isReleased(registry, one))
    .map((one) => ({
      id: one.area,
      build: one.build,
      words: failureWords(one),
      isCanary: isForSome(registry, one),
    }));
