import type { ReactNode } from 'react';
import { TooltipBox } from './tooltip-box';
import { useTooltip } from './use-tooltip';

/** To spread onto the element the words are about. */
export type TooltipTarget = Partial<ReturnType<typeof useTooltip>['handlers']> & {
  readonly 'aria-describedby'?: string | undefined;
};

export interface TooltipProps {
  /** A few words; nothing is shown without. */
  readonly text: string | undefined;
  /** The words are the element's name already, and are not to be read out twice. */
  readonly named?: boolean | undefined;
  readonly children: (target: TooltipTarget) => ReactNode;
}

/**
 * A few words more, on hover and to the keyboard. Nothing that one must know: a finger never sees it.
 * `<Tooltip text="20 November 2026">{(target) => <time {...target}>today</time>}</Tooltip>`
 */
export function Tooltip({ text, named = false, children }: TooltipProps) {
  const { shown, handlers, stay, hide, hideSoon } = useTooltip();
  if (!text) return children({});
  return (
    <>
      {children({ ...handlers, ...(shown && !named && { 'aria-describedby': shown.id }) })}
      {shown && (
        <TooltipBox text={text} of={shown} unheard={named} onStay={stay} onLeave={hideSoon} onHide={hide} />
      )}
    </>
  );
}
