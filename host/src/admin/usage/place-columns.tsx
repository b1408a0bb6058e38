import type { BrokenPlace } from '@fm/domain/usage';
import { formatNumber } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import css from './usage.module.css';
import { daysText } from './usage-columns';

/** What `npm run trace` takes: an address as a stack has it, with the build for the folder of an area's release. */
export const tracedAddress = ({ area, build, script }: BrokenPlace, origin = location.origin): string =>
  area === 'host' ? `${origin}/${script}` : `${origin}/remotes/${area}/${build}/${script}`;

/** What broke where, and how often. */
export const placeColumns = (titles: ReadonlyMap<string, string>): readonly Column<BrokenPlace>[] => [
  {
    id: 'place',
    header: 'Place',
    cell: (place) => <code className={css.place}>{tracedAddress(place)}</code>,
  },
  { id: 'error', header: 'Error', width: '9rem', cell: ({ error }) => error },
  { id: 'area', header: 'Area', width: '9rem', cell: ({ area }) => titles.get(area) ?? area },
  { id: 'days', header: 'On', width: '14rem', showFrom: 'wide', cell: daysText },
  { id: 'times', header: 'Times', width: '6rem', align: 'end', cell: ({ times }) => formatNumber(times) },
];
