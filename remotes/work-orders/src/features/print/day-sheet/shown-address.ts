import { workOrderAddress } from '@fm/contract/addresses';

/** Orders on paper at most: as many as a list of a day. */
export const MOST_SHOWN = 60;

/** The paper for all that table, board or calendar show, by the query of their address. */
export const shownAddress = (query: string): string => `${workOrderAddress.print()}${query}`;
