import type { OpenDialogProps } from './opened';
import { WhenFetched } from './when-fetched';

export interface DialogProps extends OpenDialogProps {
  readonly open: boolean;
}

/**
 * A short form or something to look at in front of the page. Asks before Escape, the cross or a click beside it takes
 * something typed along.
 */
export function Dialog({ open, ...props }: DialogProps) {
  if (!open) return null;
  return (
    <WhenFetched title={props.title} onClose={props.onClose}>
      {({ OpenDialog }) => <OpenDialog {...props} />}
    </WhenFetched>
  );
}
