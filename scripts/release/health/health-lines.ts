import type { Registry } from '@fm/contract';
import type { ReleaseHealth } from '@fm/domain/usage';
import { failureWords, isReleased } from './failing-releases';

const STATES: Readonly<Record<ReleaseHealth['state'], string>> = {
  well: 'well',
  failing: 'FAILS TOO OFTEN',
  unknown: 'too few openings to say',
};

/** How the builds that people have open did in the last quarters of an hour, one a line. */
export function healthLines(
  registry: Registry,
  health: readonly ReleaseHealth[],
  id?: string,
): readonly string[] {
  const shown = health.filter(({ area }) => id === undefined || area === id);
  if (shown.length === 0) return ['Nothing was opened in the last 15 to 30 minutes.'];
  return [
    'In the last 15 to 30 minutes:',
    ...shown.map((one) => {
      const now = isReleased(registry, one) ? '' : ', not released any more';
      return `  ${one.area.padEnd(14)} ${one.build}  ${failureWords(one)}: ${STATES[one.state]}${now}`;
    }),
  ];
}
