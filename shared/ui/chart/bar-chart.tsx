import { formatNumber } from '../format/number';
import css from './chart.module.css';
import { ChartFigure, type ChartPoint, type ChartProps } from './chart-figure';

export interface BarChartProps extends ChartProps {
  /** What the labels are: "Week". */
  readonly labelled: string;
}

/** Numbers beside each other, such as one for each week: at most a dozen, each with its words. */
export function BarChart(props: BarChartProps) {
  const { points, format = formatNumber } = props;
  const heights = heightsOf(points);
  return (
    <ChartFigure {...props}>
      <div className={css.bars}>
        {points.map(({ label, value }, index) => (
          <div key={label} className={css.column}>
            <span className={css.number}>{format(value)}</span>
            <svg className={css.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect x={0} y={1 - (heights[index] ?? 0)} width={1} height={heights[index] ?? 0} />
            </svg>
            <span className={css.label}>{label}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

/** Heights between 0 and 1, the highest 1; all 0 when there is nothing. What is below 0 has no height. */
export function heightsOf(points: readonly ChartPoint[]): number[] {
  const highest = Math.max(0, ...points.map(({ value }) => value));
  return points.map(({ value }) => (highest === 0 ? 0 : Math.max(0, value) / highest));
}
