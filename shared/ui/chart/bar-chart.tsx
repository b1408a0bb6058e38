import { formatNumber } from '../format/number';
import css from './chart.module.css';
import { ChartFigure, type ChartProps } from './chart-figure';
import { heightsOf } from './scale';

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
