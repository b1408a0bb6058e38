import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Placed, placedOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatMinutes, VisuallyHidden } from '@fm/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { PlanAddress } from '../../list/plan-address';
import { DayCell } from './day-cell';
import { LaneHead } from './lane-head';
import { awayOn, freeFrom, type Lane, laneConflicts, laneWorkload } from './lanes';
import frame from './lanes.module.css';
import { MoreLink } from './more-link';
import { OrderChip } from './order-chip';
import { Sideways } from './sideways';
import { TeamLanes } from './team-lanes';
import { dayTitle, zoneTitle } from './texts';
import css from './week-lanes.module.css';

/** Orders a day in a lane shows; what is more is behind "more". */
const ROOM = 5;

interface WeekLanesProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly lanes: readonly Lane[];
  readonly address: PlanAddress;
}

/** A week with a row for each person: their orders day by day, their absences, and how full their week is. */
export function WeekLanes({ days, today, lanes, address }: WeekLanesProps) {
  return (
    <Sideways label="People" noun="days" className={`${frame.lanes} ${css.lanes}`}>
      <div className={`${frame.row} ${css.row} ${css.days}`}>
        <div className={frame.corner}>{zoneTitle()}</div>
        {days.map((day) => (
          <Link
            key={day}
            className={day === today ? css.today : css.day}
            to={address.to({ period: 'day', day })}
          >
            {dayTitle(day)}
            <VisuallyHidden>, open this day</VisuallyHidden>
          </Link>
        ))}
      </div>
      <TeamLanes
        lanes={lanes}
        row={(lane) => <WeekLane key={lane.who?.id ?? ''} {...{ lane, days, today, address }} />}
      />
    </Sideways>
  );
}

interface WeekLaneProps extends Omit<WeekLanesProps, 'lanes'> {
  readonly lane: Lane;
}

const WeekLane = memo(function WeekLane({ lane, days, today, address }: WeekLaneProps) {
  const { who } = lane;
  const conflicts = laneConflicts(lane);
  const name = who?.name ?? 'No lead';
  return (
    <section className={`${frame.row} ${css.row}`} aria-label={name}>
      <LaneHead lane={lane} workload={laneWorkload(lane, days)} />
      {days.map((day) => {
        const placed = placedOn(lane.orders, day, COMPANY.timezone);
        const workload = laneWorkload(lane, [day]);
        return (
          <DayCell
            key={day}
            day={day}
            today={today}
            lead={who}
            freeFrom={(order) => freeFrom(lane, day, order)}
            away={awayOn(lane, day)}
            label={`${name}, ${formatDay(day, 'long')}`}
          >
            {placed.slice(0, ROOM).map((item) => (
              <LaneChip
                key={item.job.id}
                placed={item}
                day={day}
                lane={lane}
                conflicts={conflicts.has(item.job.id)}
              />
            ))}
            <MoreLink
              day={day}
              who={name}
              shown={Math.min(placed.length, ROOM)}
              all={{ count: placed.length, atLeast: false }}
              address={address}
            />
            {workload?.level === 'over' && (
              <span className={css.over}>
                {workload.availableMin === 0
                  ? `${formatMinutes(workload.plannedMin)} on a day off`
                  : `${formatMinutes(workload.plannedMin)} of ${formatMinutes(workload.availableMin)}`}
              </span>
            )}
          </DayCell>
        );
      })}
    </section>
  );
});

interface LaneChipProps {
  readonly placed: Placed<Stored<WorkOrder>>;
  readonly day: CalendarDay;
  readonly lane: Lane;
  readonly conflicts: boolean;
}

const LaneChip = ({ placed: { job }, day, lane: { who }, conflicts }: LaneChipProps) => (
  <OrderChip
    order={job}
    day={day}
    inLane
    onCrew={who !== null && job.leadId !== who.id}
    conflicts={conflicts}
  />
);
