import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@fm/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import css from './sideways.module.css';
import { type Beside, useSideways } from './use-sideways';

interface SidewaysProps {
  /** What scrolls, as it is read out: "Hours". */
  readonly label: string;
  /** What may be out of sight: "orders". */
  readonly noun: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A part of the calendar that may be wider than its place. As long as it is, it says so and leads on. */
export function Sideways({ label, noun, className, style, children }: SidewaysProps) {
  const element = useRef<HTMLElement>(null);
  const { beside, go } = useSideways(element);
  const { left, right } = beside;
  return (
    <div className={css.sideways}>
      {(left || right) && (
        <div className={css.hint}>
          <span>{sidewaysText(noun, beside)}</span>
          <IconButton
            size="sm"
            variant="outline"
            aria-label="Scroll left"
            disabled={!left}
            onClick={() => go(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="sm"
            variant="outline"
            aria-label="Scroll right"
            disabled={!right}
            onClick={() => go(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
      <section
        ref={element}
        className={className}
        style={style}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, also with no order in it.
        tabIndex={0}
      >
        {children}
      </section>
    </div>
  );
}

/** "More orders to the right." */
export function sidewaysText(noun: string, { left, right }: Beside): string {
  const where = left && right ? 'on both sides' : right ? 'to the right' : 'to the left';
  return `More ${noun} ${where}.`;
}
