import type { OrderMove } from '@fm/domain/work-order';
import { FormDialog } from '@fm/ui';
import type { ReactNode } from 'react';
import { labelOf } from '../choices';
import type { AskedMove } from '../use-mover';

interface StepDialogProps {
  readonly moves: AskedMove;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly danger?: boolean;
  readonly size?: 'sm' | 'md';
  /** What was given, when the step is taken. */
  readonly input: OrderMove;
  /** Names of the inputs shown: what goes wrong with others is told above them. */
  readonly shows?: readonly string[];
  readonly children?: ReactNode;
}

/** The frame of every step's dialog. It names the order: in a board or a calendar many look alike. */
export function StepDialog({ moves, input, intro, shows = [], children, ...frame }: StepDialogProps) {
  const { asked, busy, failure, order } = moves;
  const beside = Object.keys(failure?.fields ?? {}).some((field) => shows.includes(field));
  return (
    <FormDialog
      {...frame}
      intro={
        <>
          <p>{[order.number, order.title].filter(Boolean).join(' ')}</p>
          {intro}
        </>
      }
      open
      submitLabel={labelOf(asked, order)}
      busy={busy}
      failure={beside ? undefined : failure?.message}
      onSubmit={() => moves.confirm(input)}
      onClose={moves.cancel}
    >
      {children}
    </FormDialog>
  );
}

/** What the last try said about an input. */
export const errorOf = ({ failure }: AskedMove, field: string): string | undefined =>
  failure?.fields?.[field];
