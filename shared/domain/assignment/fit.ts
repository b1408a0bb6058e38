import { type Employee, latestCertificates } from '../employee';
import { wordsOf } from '../tokens';
import { type Trade, tradesIn } from '../trade';
import type { JobToAssign } from './job';

/** How far somebody is the right one for a kind of work. */
export interface Fit {
  /** Job title or team name a trade that the work takes. */
  readonly byJob: boolean;
  /** The name of a valid certificate of such a trade. */
  readonly certificate: string | undefined;
  /** Does such work with their own hands, as far as job title and team tell. */
  readonly handsOn: boolean;
}

const OFFICE = 'Office';
/** Beginnings of the words by which a job title tells that somebody manages others. */
const MANAGING = ['manag', 'direct'];

/** The trades a job takes, as far as its title, its kind and its assets name them. */
export const tradesOf = ({ title, type, assetRefs = [] }: JobToAssign): ReadonlySet<Trade> =>
  tradesIn([title, type, ...assetRefs.map(({ name }) => name)]);

/** How far somebody fits work that takes these trades. */
export function fitOf({ jobTitle, team, certificates }: Employee, trades: ReadonlySet<Trade>): Fit {
  const names = (text: string) => [...tradesIn([text])].some((trade) => trades.has(trade));
  const words = wordsOf(jobTitle);
  return {
    byJob: names(`${jobTitle} ${team}`),
    certificate: latestCertificates(certificates).find(({ name }) => names(name))?.name,
    handsOn: team !== OFFICE && !words.some((word) => MANAGING.some((start) => word.startsWith(start))),
  };
}

/** Whether somebody is worth suggesting: works with their own hands, or has the trade all the same. */
export const isSuited = ({ byJob, certificate, handsOn }: Fit): boolean =>
  handsOn || byJob || certificate !== undefined;
