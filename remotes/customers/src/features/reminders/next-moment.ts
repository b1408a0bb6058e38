import { COMPANY } from '@fm/domain/company';
import { nextMoment, type Reminder } from '@fm/domain/reminder';

/** When a reminder that is done now comes again; undefined for one that does not repeat. */
export const nextOf = ({ rule, repeat }: Reminder): Date | undefined =>
  repeat && rule.kind === 'absolute' ? nextMoment(repeat, rule.at, new Date(), COMPANY.timezone) : undefined;
