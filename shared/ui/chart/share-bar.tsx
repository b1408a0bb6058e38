import { formatNumber } from '../format/number';
import type { Tone } from '../status/status';
import css from './chart.module.css';
import { ChartFigure, type ChartPoint, type ChartProps } from './chart-figure';

export interface SharePart extends ChartPoint {
  readonly tone: Tone;
}

export interface ShareBarProps extends ChartProps {
  /** What the labels are: "Status". */
  readonly labelled: string;
  readonly points: readonly SharePart[];
}

/** What a whole is made of, such as the tasks of each status: one bar and the words for its parts, in its order. */
export function ShareBar(props: ShareBarProps) {
  const { points, format = formatNumber } = props;
  const whole = points.reduce((sum, { value }) => sum + value, 0);
  const parts = points.map((part, index) => ({
    ...part,
    from: points.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  return (
    <ChartFigure {...props}>
      <svg
        className={css.share}
        viewBox={`0 0 ${whole || 1} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ label, tone, from, value }) => (
          <rect key={label} className={css[tone]} x={from} y={0} width={value} height={1} />
        ))}
      </svg>
      <ul className={css.parts}>
        {points.map(({ label, tone, value }) => (
          <li key={label} className={css.part}>
            <svg className={`${css.sign} ${css[tone]}`} viewBox="0 0 1 1" aria-hidden="true">
              <rect width={1} height={1} />
            </svg>
            {label} <span className={css.number}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
