import { Fragment, type ReactNode } from 'react';
import { type Lane, lanesByTeam } from './lanes';
import frame from './lanes.module.css';

interface TeamLanesProps {
  readonly lanes: readonly Lane[];
  readonly row: (lane: Lane) => ReactNode;
}

/** All lanes, the people of each team below its name; a single team needs none. */
export function TeamLanes({ lanes, row }: TeamLanesProps) {
  const groups = lanesByTeam(lanes);
  const isTold = groups.filter(({ team }) => team !== undefined).length > 1;
  return groups.map(({ team, lanes }) => {
    const isUnled = lanes[0]?.who === null;
    return (
      <Fragment key={isUnled ? 'unled' : (team ?? 'rest')}>
        {isTold && !isUnled && (
          <h3 className={frame.team}>
            <span dir="auto">{team ?? 'Everybody else'}</span>
          </h3>
        )}
        {lanes.map(row)}
      </Fragment>
    );
  });
}
