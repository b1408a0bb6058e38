import type { Suggestion } from '@fm/domain/assignment';
import type { Ref } from '@fm/domain/record';
import { Button, Notice } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import css from './assignment.module.css';
import { SuggestedPeople } from './suggested-people';
import { type Assignment, peopleOn } from './use-assignment';

interface AssignmentNoticeProps {
  readonly assignment: Assignment;
  /** Puts somebody else, or somebody at all, in the lead. Leave out where that cannot be changed. */
  readonly onLead?: ((person: Ref) => void) | undefined;
  /** Puts somebody else in the place of one of the crew. */
  readonly onCrew?: ((before: string, person: Ref) => void) | undefined;
}

/** What speaks against a plan, in sentences, and who else has time. It forbids nothing. */
export function AssignmentNotice({ assignment, onLead, onCrew }: AssignmentNoticeProps) {
  const { plan, warnings, capped, status } = assignment;
  const saying = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState<Suggestion & { readonly before: string | undefined }>();
  const [asked, setAsked] = useState(false);
  // The button that was pressed goes away with the warning; what it did is read out instead.
  useEffect(() => {
    if (chosen) saying.current?.focus();
  }, [chosen]);
  const target = targetOf(assignment, onLead, onCrew);
  const choose = (person: Suggestion) => {
    target?.put({ id: person.id, name: person.name });
    setChosen({ ...person, before: target?.name });
  };
  return (
    <div className={css.advice}>
      {warnings.length > 0 && (
        <Notice tone="warning" title="Something speaks against this plan">
          <ul className={css.warnings}>
            {warnings.map(({ kind, employeeId, words }) => (
              <li key={`${kind} ${employeeId} ${words}`}>{words}</li>
            ))}
          </ul>
          {capped && <p>There are more jobs that week than were looked at.</p>}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice>Whether these people are free could not be looked up. You can plan all the same.</Notice>
      )}
      {target &&
        (target.name || asked ? (
          <SuggestedPeople assignment={assignment} onChoose={choose} />
        ) : (
          <div>
            <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
              Suggest people with free time
            </Button>
          </div>
        ))}
      {chosen && peopleOn(plan).includes(chosen.id) && (
        <p ref={saying} tabIndex={-1} className={css.change}>
          {chosen.before ? `${chosen.name} instead of ${chosen.before}.` : `${chosen.name} was chosen.`}
        </p>
      )}
    </div>
  );
}

/** Whose place a suggested person takes; undefined where there is nothing to suggest. */
function targetOf(
  { plan, warnings, status }: Assignment,
  onLead: AssignmentNoticeProps['onLead'],
  onCrew: AssignmentNoticeProps['onCrew'],
): { readonly name: string | undefined; put(person: Ref): void } | undefined {
  const { job, lead, crew } = plan;
  if (!job.plannedStart || status !== 'ready') return undefined;
  if (!lead) return onLead && { name: undefined, put: onLead };
  const warned = new Set(warnings.map(({ employeeId }) => employeeId));
  if (onLead && warned.has(lead.id)) return { name: lead.name, put: onLead };
  const helper = crew.find(({ id }) => warned.has(id));
  return onCrew && helper && { name: helper.name, put: (person) => onCrew(helper.id, person) };
}
