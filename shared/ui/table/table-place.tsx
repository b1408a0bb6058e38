import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import css from './data-table.module.css';

interface TablePlaceProps {
  /** Somebody arranged the columns. As they come, all of them have their room. */
  readonly isArranged: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/** Where a table stands. One that somebody made wider than its place moves in it, and the page does not. */
export function TablePlace({ isArranged, children }: TablePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTooWide = useTooWide(place, isArranged);
  return (
    <div ref={place} className={isTooWide ? css.across : undefined}>
      {children}
    </div>
  );
}

/** Whether what stands in a place is wider than it, as it is at every moment. */
function useTooWide(place: { readonly current: HTMLElement | null }, canBe: boolean): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const around = place.current;
    const shown = around?.firstElementChild;
    if (!canBe || !around || !(shown instanceof HTMLElement)) return;
    const observer = new ResizeObserver(() => setTooWide(shown.offsetWidth > around.clientWidth));
    for (const element of [around, shown]) observer.observe(element);
    return () => observer.disconnect();
  }, [place, canBe]);
  return canBe && isTooWide;
}
