import type { Actor, Ref } from '../record';
import type { Reminder } from './reminder';

const TEAM = 'team:';

/** A team as the owner of a reminder: everybody in it sees the reminder and may do it. */
export const teamOwner = (team: string): Ref => ({ id: `${TEAM}${team}`, name: `${team} team` });

/** Whether a reminder is a team's, not one person's. */
export const isForTeam = ({ ownerRef }: Pick<Reminder, 'ownerRef'>): boolean => ownerRef.id.startsWith(TEAM);

/** Who acts on reminders: the team is that of their employee record. */
export interface Reminded extends Pick<Actor, 'uid'> {
  readonly team?: string | undefined;
}

/** Ids of the owners whose reminders somebody is to see: the own login and the own team. */
export const ownersOf = ({ uid, team }: Reminded): readonly string[] =>
  team === undefined ? [uid] : [uid, teamOwner(team).id];

/** Whether somebody may act on a reminder as its owner. */
export const isReminded = ({ ownerRef }: Pick<Reminder, 'ownerRef'>, person: Reminded): boolean =>
  ownersOf(person).includes(ownerRef.id);
