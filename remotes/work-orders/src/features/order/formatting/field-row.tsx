import type { ReactNode } from 'react';
import css from './field-row.module.css';

interface FieldRowProps {
  /** The first of them needs the room of two, as a day does before its times. */
  readonly wideFirst?: boolean;
  readonly children: ReactNode;
}

/** Three fields side by side, where there is room. */
export const FieldRow = ({ wideFirst = false, children }: FieldRowProps) => (
  <div className={`${css.row} ${wideFirst ? css.wideFirst : ''}`}>{children}</div>
);
