import { formatNumber } from '../format/number';
import css from './chart.module.css';
import { ChartFigure, type ChartProps } from './chart-figure';
import { heightsOf } from './scale';

export interface SparklineProps extends ChartProps {
  /** What the labels are: "Week". */
  readonly labelled: string;
}

/** How a number went, as a line in one row, with where it stands now. */
export function Sparkline(props: SparklineProps) {
  const { points, format = formatNumber } = props;
  const last = points.at(-1);
  const step = 1 / Math.max(1, points.length - 1);
  const line = heightsOf(points).map((height, index) => `${index * step},${1 - height}`);
  return (
    <ChartFigure {...props}>
      <div className={css.spark}>
        <svg className={css.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={line.join(' ')} />
        </svg>
        {last && <span className={css.now}>{format(last.value)}</span>}
      </div>
    </ChartFigure>
  );
}
