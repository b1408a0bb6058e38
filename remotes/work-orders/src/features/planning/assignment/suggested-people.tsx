import type { Suggestion } from '@fm/domain/assignment';
import { Button, formatNumber, formatSentence } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import css from './assignment.module.css';
import type { Assignment } from './use-assignment';
import { useSuggestions } from './use-suggestions';

interface SuggestedPeopleProps {
  readonly assignment: Assignment;
  readonly onChoose: (person: Suggestion) => void;
}

/** People shown at first. */
const BEST = 3;

/** People who have time, each with why, chosen by one press: the best three until somebody wants to see all. */
export function SuggestedPeople({ assignment, onChoose }: SuggestedPeopleProps) {
  const { status, people, limit } = useSuggestions(assignment);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? people : people.slice(0, BEST);
  // The button that was pressed goes away: the focus goes on with the first of those who came.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('button')[BEST]?.focus();
  }, [all]);
  return (
    <div className={css.suggested}>
      <p role="status" className={css.heading}>
        {headingOf(status, shown.length, people.length)}
      </p>
      {people.length > 0 && (
        <ul ref={list} className={css.people} aria-label="People with free time">
          {shown.map((person) => (
            <li key={person.id} className={css.person}>
              <div className={css.who}>
                <p className={css.name} dir="auto">
                  {person.name}
                </p>
                <p className={css.words}>{person.words}</p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Choose ${person.name}`}
                onClick={() => onChoose(person)}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            {`Show all ${formatNumber(people.length)}`}
          </Button>
        </div>
      )}
      {limit && <p className={css.words}>{limit}</p>}
    </div>
  );
}

function headingOf(status: 'loading' | 'ready' | 'failed', shown: number, free: number): string {
  if (status === 'loading') return 'Looking for people with free time…';
  if (status === 'failed') return 'Who else is free could not be looked up.';
  if (free === 0) return 'Nobody else is free at that time.';
  return formatSentence(free, {
    one: '{count} person is free at that time.',
    many:
      shown < free
        ? `{count} people are free at that time: here are the best ${shown}.`
        : '{count} people are free at that time.',
  });
}
