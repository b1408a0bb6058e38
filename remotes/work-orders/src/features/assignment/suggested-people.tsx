import type { Suggestion } from '@fm/domain/assignment';
import { Button } from '@fm/ui';
import css from './assignment.module.css';
import type { Assignment } from './use-assignment';
import { useSuggestions } from './use-suggestions';

interface SuggestedPeopleProps {
  readonly assignment: Assignment;
  readonly onChoose: (person: Suggestion) => void;
}

/** Up to three people who have time, each with why, chosen by one press. */
export function SuggestedPeople({ assignment, onChoose }: SuggestedPeopleProps) {
  const { status, people, limit } = useSuggestions(assignment);
  return (
    <div className={css.suggested}>
      <p role="status" className={css.heading}>
        {headingOf(status, people.length)}
      </p>
      {people.length > 0 && (
        <ul className={css.people} aria-label="People with free time">
          {people.map((person) => (
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
      {limit && <p className={css.words}>{limit}</p>}
    </div>
  );
}

function headingOf(status: 'loading' | 'ready' | 'failed', found: number): string {
  if (status === 'loading') return 'Looking for people with free time…';
  if (status === 'failed') return 'Who else is free could not be looked up.';
  if (found === 0) return 'Nobody else is free at that time.';
  return found === 1 ? '1 person is free at that time' : `${found} people are free at that time`;
}
