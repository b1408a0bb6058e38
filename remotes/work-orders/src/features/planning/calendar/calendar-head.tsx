import { COMPANY } from '@fm/domain/company';
import { type Period, periodBeside } from '@fm/domain/planning';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Switch } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { useEffect, useRef } from 'react';
import type { PlanAddress } from '../../list/plan-address';
import { ViewSwitch } from '../../list/view-switch';
import css from './calendar-head.module.css';
import { periodTitle, weekTitle } from './texts';

const PERIOD_LABELS: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

interface CalendarHeadProps {
  readonly address: PlanAddress;
  readonly today: string;
}

/** What period is shown, the way to others, and whether each person has a lane. */
export function CalendarHead({ address, today }: CalendarHeadProps) {
  const { period, day, lanes, team, to, go } = address;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${period} ${day}`);
  useEffect(() => {
    if (shown.current === `${period} ${day}`) return;
    shown.current = `${period} ${day}`;
    // The order or day that led here went with its period.
    if (document.activeElement === document.body) title.current?.focus();
  }, [period, day]);
  const beside = (by: 1 | -1) => go({ day: periodBeside(period, day, by) });
  return (
    <div className={css.head}>
      <div className={css.steps}>
        <IconButton aria-label={`Previous ${period}`} variant="outline" onClick={() => beside(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Button variant="outline" onClick={() => go({ day: today })}>
          Today
        </Button>
        <IconButton aria-label={`Next ${period}`} variant="outline" onClick={() => beside(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <h2 ref={title} tabIndex={-1} className={css.title} aria-live="polite">
        {periodTitle(period, day)}
        <span className={css.week}>{weekTitle(period, day)}</span>
      </h2>
      <div className={css.choices}>
        {period !== 'month' && (
          <>
            <Switch label="By person" value={lanes} onChange={(on) => go({ lanes: on })} />
            {lanes && (
              <SelectField
                label="Team"
                hideLabel
                emptyLabel="All teams"
                options={COMPANY.teams.map((id) => ({ id, label: id }))}
                value={team}
                onChange={(chosen) => go({ team: chosen ?? undefined })}
              />
            )}
          </>
        )}
        <ViewSwitch
          label="Period"
          choices={(Object.keys(PERIOD_LABELS) as Period[]).map((choice) => ({
            label: PERIOD_LABELS[choice],
            to: to({ period: choice }),
            current: choice === period,
          }))}
        />
      </div>
    </div>
  );
}
