import type { ReactNode } from 'react';
import { formatCounted } from '../format/number';

export interface HiddenNoteProps {
  /** How many; left out while not known. */
  readonly hidden: number | undefined;
  /** What is hidden: "closed order", "closed orders". */
  readonly one: string;
  readonly many: string;
  /** The same at the beginning of a sentence: "Closed orders". */
  readonly all: string;
  /** The way to see them. */
  readonly children: ReactNode;
}

/** "12 closed orders are hidden. Show": what a list leaves out without being told to, it says. */
export function HiddenNote({ hidden, one, many, all, children }: HiddenNoteProps) {
  if (hidden === 0) return null;
  const words =
    hidden === undefined ? `${all} are` : formatCounted(hidden, { one: `${one} is`, many: `${many} are` });
  return (
    <span>
      {words} hidden. {children}
    </span>
  );
}
