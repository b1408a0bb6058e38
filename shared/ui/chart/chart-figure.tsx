import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './chart.module.css';

/** One number and what it is of: a week, a status. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export interface ChartProps {
  /** What is counted, in words: "Work orders finished per week". */
  readonly caption: string;
  readonly points: readonly ChartPoint[];
  /** How a number is said; plain when left out. */
  readonly format?: ((value: number) => string) | undefined;
}

interface ChartFigureProps extends ChartProps {
  /** What the labels are: "Week", "Status". */
  readonly labelled: string;
  /** The drawing: for eyes alone, the numbers are in the table. */
  readonly children: ReactNode;
}

/** A drawing under its caption, with the same numbers as a table for those who do not see it. */
export const ChartFigure = ({
  caption,
  labelled,
  points,
  format = formatNumber,
  children,
}: ChartFigureProps) => (
  <figure className={css.figure}>
    <figcaption className={css.caption}>{caption}</figcaption>
    {points.length === 0 ? (
      <p className={css.none}>Nothing to draw yet.</p>
    ) : (
      <>
        <div className={css.drawing} aria-hidden="true">
          {children}
        </div>
        <VisuallyHidden>
          <table aria-label={caption}>
            <thead>
              <tr>
                <th scope="col">{labelled}</th>
                <th scope="col">Number</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      </>
    )}
  </figure>
);
