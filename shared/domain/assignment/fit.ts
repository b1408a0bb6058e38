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
  /** Works in the office, as far as the team tells. */
  readonly office: boolean;
  /** Manages others, as far as the job title tells. */
  readonly managing: boolean;
}

export const OFFICE = 'Office';
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
    office: team === OFFICE,
    managing: words.some((word) => MANAGING.some((start) => word.startsWith(start))),
  };
}

/**
 * Whether somebody is worth suggesting: has the trade, or works with their own hands. `forOffice`: somebody of the
 * office was to do the work.
 */
export const isSuited = ({ byJob, certificate, office, managing }: Fit, forOffice: boolean): boolean =>
  byJob || certificate !== undefined || (!managing && (!office || forOffice));
