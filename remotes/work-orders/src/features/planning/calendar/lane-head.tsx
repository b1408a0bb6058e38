import type { Workload } from '@fm/domain/planning';
import { formatMinutes } from '@fm/ui';
import { variables } from './day-hours';
import css from './lane-head.module.css';
import type { Lane } from './lanes';
import { workloadText } from './texts';

interface LaneHeadProps {
  readonly lane: Lane;
  readonly workload: Workload | undefined;
  readonly away?: string | undefined;
}

/** Whose lane it is, and how much of their time is planned: in words, and as a bar for the eye. */
export function LaneHead({ lane: { who, person }, workload, away }: LaneHeadProps) {
  return (
    <div className={css.head}>
      <span className={who ? css.name : css.nobody} dir="auto">
        {who?.name ?? 'No lead yet'}
      </span>
      {person && <span className={css.team}>{person.jobTitle}</span>}
      {workload && (
        <>
          <span className={css.bar} aria-hidden="true">
            <span
              className={css[workload.level]}
              style={variables({
                '--part': Math.min(1, workload.plannedMin / Math.max(1, workload.availableMin)),
              })}
            />
          </span>
          <span className={workload.level === 'over' ? css.tooMuch : css.words}>
            {workload.plannedMin > 0 && `${hoursOf(workload)} · `}
            {workloadText(workload, away)}
          </span>
        </>
      )}
    </div>
  );
}

/** "6 h 30 min of 40 h". */
const hoursOf = ({ plannedMin, availableMin }: Workload) =>
  `${formatMinutes(plannedMin)} of ${formatMinutes(availableMin)}`;
