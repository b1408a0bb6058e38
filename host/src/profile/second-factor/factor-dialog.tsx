import { FormDialog, type FormDialogProps } from '@fm/ui';
import type { FactorStep } from './use-factor-step';

interface Props
  extends Pick<FormDialogProps, 'title' | 'intro' | 'danger' | 'children' | 'onSubmit' | 'onClose'> {
  readonly step: FactorStep;
  /** The action, and what the button says while it is under way. */
  readonly labels: readonly [action: string, underWay: string];
}

/** Asks for what a step with the second factor takes. The dialog may close without a question: a code is soon worth nothing. */
export const FactorDialog = ({ step: { busy, failure }, labels: [action, underWay], ...props }: Props) => (
  <FormDialog {...props} open kept submitLabel={busy ? underWay : action} busy={busy} failure={failure} />
);
