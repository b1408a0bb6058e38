import type { DataFailure, Outcome } from '@fm/data';
import type { Person } from '@fm/data/presence';
import { useEffect, useState } from 'react';
import { colleagueNames } from '../presence/colleague-name';
import { type FoundLogins, findPeople } from './api/find-people';

/** Somebody as the list shows them. */
export interface Colleague extends Omit<Person, 'state'> {
  readonly name: string;
  readonly state: Person['state'] | 'unknown';
}

/** People named at a time. */
export const PEOPLE_STEP = 50;

const RANK = { active: 0, idle: 1, away: 2, unknown: 3 } as const;

/** Who is online first, then who is idle, then who was here last. */
const byPresence = (a: Omit<Colleague, 'name'>, b: Omit<Colleague, 'name'>): number =>
  RANK[a.state] - RANK[b.state] || (a.state === 'away' ? (b.seenAt ?? 0) - (a.seenAt ?? 0) : 0);

const listed = (people: readonly Colleague[]): readonly Colleague[] =>
  people.toSorted((a, b) => byPresence(a, b) || a.name.localeCompare(b.name));

/** The first `size` of the people, by name; undefined while no name is known. At most as many reads. */
export function useNamed(
  people: readonly Person[] | undefined,
  size: number,
): readonly Colleague[] | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, string>>();
  const first = people?.toSorted(byPresence).slice(0, size);
  const uids = first
    ?.map(({ uid }) => uid)
    .sort()
    .join(' ');
  useEffect(() => {
    if (uids === undefined) return undefined;
    let isOver = false;
    void colleagueNames(uids.split(' ').filter(Boolean)).then((read) => {
      if (!isOver) setNames(read);
    });
    return () => {
      isOver = true;
    };
  }, [uids]);
  if (!first || !names) return undefined;
  return listed(
    first.flatMap((person) => {
      const name = names.get(person.uid);
      return name === undefined ? [] : { ...person, name };
    }),
  );
}

/** What a search for people shows. */
export interface FoundPeople {
  /** Undefined while it is on its way. */
  readonly people: readonly Colleague[] | undefined;
  readonly isCut: boolean;
  readonly failure?: DataFailure;
}

/** People that a search finds by name, whether or not it is known who is here. */
export function useFound(text: string, here: readonly Person[] | undefined): FoundPeople {
  const [found, setFound] = useState<{ readonly text: string; readonly outcome: Outcome<FoundLogins> }>();
  useEffect(() => {
    let isOver = false;
    void findPeople(text).then((outcome) => {
      if (!isOver) setFound({ text, outcome });
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  if (found?.text !== text) return { people: undefined, isCut: false };
  const { outcome } = found;
  if (!outcome.ok) return { people: [], isCut: false, failure: outcome.failure };
  const known = new Map(here?.map((person) => [person.uid, person]));
  const people = outcome.value.logins.map(
    ({ uid, name }): Colleague => ({
      ...(known.get(uid) ?? { uid, state: here ? 'away' : 'unknown', open: [] }),
      name,
    }),
  );
  return { people: listed(people), isCut: outcome.value.isCut };
}
