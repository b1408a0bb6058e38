import { startTransition, useEffect, useState } from 'react';

/** Height of a row with two lines, in pixels. */
const ROW = 60;

/** The rows to draw: those in sight at first, so that they are there sooner, and right after that all of them. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return all ? rows : rows.slice(0, Math.ceil(window.innerHeight / ROW));
}
