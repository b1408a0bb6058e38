import { failureShare, type UsedBuild, type UsedThing } from '@fm/domain/usage';
import { formatDay, formatNumber, Status, type StatusProps } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { shareText } from '../../usage/share-text';

const slowText = ({ measured, slow }: UsedThing): string => (measured > 0 ? shareText(slow / measured) : '–');

const slow: Column<UsedThing> = {
  id: 'slow',
  header: 'Over 1 s',
  width: '7rem',
  align: 'end',
  cell: slowText,
};
const areaOf = (titles: ReadonlyMap<string, string>): Column<UsedThing> => ({
  id: 'area',
  header: 'Area',
  width: '11rem',
  showFrom: 'wide',
  cell: ({ area }) => titles.get(area) ?? area,
});

/** How often which screen was opened, and how long people waited. */
export const screenColumns = (titles: ReadonlyMap<string, string>): readonly Column<UsedThing>[] => [
  { id: 'name', header: 'Screen', cell: ({ name }) => name },
  areaOf(titles),
  { id: 'times', header: 'Opened', width: '7rem', align: 'end', cell: ({ times }) => formatNumber(times) },
  slow,
];

/** How often which command was sent, and what came of it. */
export const actionColumns = (titles: ReadonlyMap<string, string>): readonly Column<UsedThing>[] => [
  { id: 'name', header: 'Command', cell: ({ name }) => name },
  areaOf(titles),
  { id: 'times', header: 'Sent', width: '7rem', align: 'end', cell: ({ times }) => formatNumber(times) },
  {
    id: 'refused',
    header: 'Refused',
    width: '7rem',
    align: 'end',
    cell: ({ refused }) => formatNumber(refused),
  },
  { id: 'failed', header: 'Failed', width: '7rem', align: 'end', cell: ({ failed }) => formatNumber(failed) },
  slow,
];

const TRENDS: Readonly<Record<NonNullable<UsedBuild['trend']>, StatusProps>> = {
  worse: { tone: 'danger', label: 'Fails more' },
  same: { tone: 'neutral', label: 'As before' },
  better: { tone: 'success', label: 'Fails less' },
};

const SHORT_BUILD = 7;

/** The days on which something was counted. */
export const daysText = ({ first, last }: Pick<UsedBuild, 'first' | 'last'>): string =>
  first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;

/** Which build of which area fails how often. */
export const buildColumns = (titles: ReadonlyMap<string, string>): readonly Column<UsedBuild>[] => [
  { id: 'area', header: 'Area', cell: ({ area }) => titles.get(area) ?? area },
  { id: 'build', header: 'Build', width: '7rem', cell: ({ build }) => build.slice(0, SHORT_BUILD) },
  { id: 'days', header: 'Used', width: '14rem', showFrom: 'wide', cell: daysText },
  { id: 'times', header: 'Uses', width: '6rem', align: 'end', cell: ({ times }) => formatNumber(times) },
  {
    id: 'failed',
    header: 'Failures',
    width: '7rem',
    align: 'end',
    cell: ({ failed }) => formatNumber(failed),
  },
  {
    id: 'share',
    header: 'Of 100 uses',
    width: '8rem',
    align: 'end',
    cell: (build) => shareText(failureShare(build)),
  },
  {
    id: 'trend',
    header: 'Against the build before',
    width: '12rem',
    cell: ({ trend }) => (trend ? <Status {...TRENDS[trend]} /> : 'Not enough uses'),
  },
];
