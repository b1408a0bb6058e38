import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { availabilityOn, clockOf, type Placed, placedOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatLocalTime } from '@fm/ui';
import { memo, useRef } from 'react';
import absence from './away.module.css';
import { hourVariables, NowLine, variables } from './day-hours';
import css from './day-lanes.module.css';
import { type Hours, hourMarks, hoursShown, minuteAtPart } from './hours';
import { LaneHead } from './lane-head';
import { type Lane, laneConflicts, laneWorkload } from './lanes';
import frame from './lanes.module.css';
import { OrderChip } from './order-chip';
import { Sideways } from './sideways';
import { TeamLanes } from './team-lanes';
import { zoneTitle } from './texts';
import { usePlanDrop } from './use-plan-drop';

interface DayLanesProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly lanes: readonly Lane[];
}

/** A day with a row for each person and its hours to the right: who does what when, and who is free. */
export function DayLanes({ day, today, lanes }: DayLanesProps) {
  const placed = new Map(lanes.map((lane) => [lane, placedOn(lane.orders, day, COMPANY.timezone)]));
  const hours = hoursShown([...placed.values()].flat());
  return (
    <Sideways label="People" noun="hours" className={frame.lanes} style={hourVariables(hours)}>
      <div className={`${frame.row} ${css.row}`}>
        <div className={frame.corner}>{zoneTitle()}</div>
        <div className={css.hours} aria-hidden="true">
          {hourMarks(hours).map(({ minute, label }) => (
            <span key={minute}>{label}</span>
          ))}
        </div>
      </div>
      <TeamLanes
        lanes={lanes}
        row={(lane) => (
          <DayLane
            key={lane.who?.id ?? ''}
            placed={placed.get(lane) ?? []}
            {...{ lane, hours, day, today }}
          />
        )}
      />
    </Sideways>
  );
}

interface DayLaneProps extends Omit<DayLanesProps, 'lanes'> {
  readonly lane: Lane;
  readonly placed: readonly Placed<Stored<WorkOrder>>[];
  readonly hours: Hours;
}

const DayLane = memo(function DayLane({ lane, placed, hours, day, today }: DayLaneProps) {
  const element = useRef<HTMLDivElement>(null);
  const { who, person } = lane;
  const over = usePlanDrop(element, {
    day,
    lead: who,
    minuteAt: ({ x }, { left, width }) => minuteAtPart(hours, (x - left) / width),
  });
  const conflicts = laneConflicts(lane);
  const available = person && availabilityOn(person, day);
  const rows = Math.max(1, ...placed.map(({ places }) => places));
  const name = who?.name ?? 'No lead';
  return (
    <section className={`${frame.row} ${css.row}`} aria-label={name}>
      <LaneHead lane={lane} workload={laneWorkload(lane, [day])} away={available?.away} />
      <div
        ref={element}
        className={`${css.track} ${available?.away === undefined ? '' : absence.away}`}
        style={variables({ '--rows': rows })}
      >
        {available?.spans.map(({ fromMin, toMin }) => (
          <div
            key={fromMin}
            className={css.work}
            style={variables({
              '--at': Math.max(fromMin, hours.from),
              '--length': Math.min(toMin, hours.to) - Math.max(fromMin, hours.from),
            })}
          />
        ))}
        {available?.away !== undefined && (
          <span className={`${absence.reason} ${css.reason}`}>{available.away}</span>
        )}
        {placed.map(({ job, fromMin, toMin, place }) => (
          <OrderChip
            key={job.id}
            order={job}
            day={day}
            inLane
            onCrew={who !== null && job.leadId !== who.id}
            conflicts={conflicts.has(job.id)}
            style={variables({ '--at': fromMin, '--length': toMin - fromMin, '--place': place })}
          />
        ))}
        {day === today && <NowLine hours={hours} className={css.now} />}
        {typeof over === 'number' && (
          <div className={css.drop} style={variables({ '--at': over })}>
            {formatLocalTime(clockOf(over))}
          </div>
        )}
      </div>
    </section>
  );
});
