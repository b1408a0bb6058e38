import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What of an element is out of sight beside it. */
export interface Beside {
  readonly left: boolean;
  readonly right: boolean;
}

/** Part of its width that one press goes on by: what was last in sight stays in sight. */
const STEP = 0.8;
/** Widths are rounded: a part of a pixel hides nothing. */
const SLACK_PX = 1;

/** Whether an element that scrolls sideways hides something, and going on to it. */
export function useSideways(element: RefObject<HTMLElement | null>) {
  const [beside, setBeside] = useState<Beside>({ left: false, right: false });

  // After each drawing: what stands inside may be other boxes by then.
  useEffect(() => {
    const seen = element.current;
    if (!seen) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = seen;
      const left = scrollLeft > SLACK_PX;
      const right = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
      setBeside((was) => (was.left === left && was.right === right ? was : { left, right }));
    };
    look();
    seen.addEventListener('scroll', look, { passive: true });
    const sized = new ResizeObserver(look);
    for (const box of [seen, ...seen.children]) sized.observe(box);
    return () => {
      seen.removeEventListener('scroll', look);
      sized.disconnect();
    };
  });

  const go = useCallback(
    (direction: 1 | -1) => {
      const seen = element.current;
      seen?.scrollBy({ left: direction * STEP * seen.clientWidth, behavior: 'smooth' });
    },
    [element],
  );
  return { beside, go };
}
