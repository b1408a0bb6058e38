import { useLayoutEffect, useRef } from 'react';
import styles from './bottom-bars.module.css';
import { OverrideBar } from './override-bar';
import { UndoBar } from './undo-bar';
import { UpdateOffer } from './update-offer';

/** Where work that was interrupted is told, once something is left of any. */
export const LEFT_WORK_ID = 'left-work';

/** Where the question stands whether Google Analytics may count, until it is answered. */
export const ANALYTICS_ID = 'analytics-question';

/** What stands at the bottom of every page while there is something to say. */
export function BottomBars() {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bars.current ? keepOthersClear(bars.current) : undefined), []);
  return (
    <div ref={bars} className={styles.bars}>
      <div id={LEFT_WORK_ID} role="status" />
      <div id={ANALYTICS_ID} role="status" />
      <UndoBar />
      <UpdateOffer />
      <OverrideBar />
    </div>
  );
}

/** Lets what else sticks to the bottom of the page, the buttons of a form above all, end above these bars. */
function keepOthersClear(bars: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--sticky-bottom', `${bars.offsetHeight}px`);
  });
  observer.observe(bars);
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-bottom');
  };
}
