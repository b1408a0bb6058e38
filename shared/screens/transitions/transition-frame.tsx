import type { KeptInput } from '@fm/data';
import { FormDialog, type FormDialogProps, Notice } from '@fm/ui';
import type { AskedProps } from './transition-screen';

interface TransitionFrameProps<R extends object, S extends string, I extends object>
  extends AskedProps<R, S, I>,
    Pick<FormDialogProps, 'title' | 'intro' | 'danger' | 'size' | 'children'> {
  /** The label of the transition when left out. */
  readonly submitLabel?: string;
  /** What was given, when the transition is made. */
  readonly input: I;
  /** Names of the fields shown: what goes wrong with others stands above them. */
  readonly shows?: readonly string[];
  /** Something else is awaited before the transition can be made. */
  readonly busy?: boolean;
  /** What is typed, where it is kept: forgotten once the transition is made, or the dialog closed. */
  readonly kept?: Pick<KeptInput<object>, 'restored' | 'forget'>;
  /** Asked before the transition is made; `confirm` when left out, which lets `kept` go. */
  readonly onSubmit?: () => unknown;
}

/** The frame of every transition's dialog. */
export function TransitionFrame<R extends object, S extends string, I extends object>({
  asked,
  input,
  shows = [],
  busy = false,
  submitLabel = asked.transition.label,
  kept,
  onSubmit = () => asked.confirm(input, kept?.forget),
  children,
  ...frame
}: TransitionFrameProps<R, S, I>) {
  const isBeside = shows.some((field) => asked.errorOf(field) !== undefined);
  const close = () => {
    kept?.forget();
    asked.cancel();
  };
  return (
    <FormDialog
      {...frame}
      open
      submitLabel={submitLabel}
      busy={asked.busy || busy}
      failure={isBeside ? undefined : asked.failure?.message}
      onSubmit={onSubmit}
      onClose={close}
    >
      {kept?.restored && <Notice tone="info">What was typed before is back.</Notice>}
      {children}
    </FormDialog>
  );
}
