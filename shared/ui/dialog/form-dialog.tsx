import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { useSaveKey } from '../keys/save-key';
import { Dialog } from './dialog';
import css from './dialog.module.css';
import { LeaveButton } from './leave-button';

export interface FormDialogProps {
  readonly open: boolean;
  /** What is being done: "Put the order on hold". */
  readonly title: string;
  /** A sentence or two before the fields: what will happen. */
  readonly intro?: ReactNode;
  /** The fields. */
  readonly children?: ReactNode;
  /** The action itself, never "OK": "Put on hold". */
  readonly submitLabel: string;
  /** Takes something away. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Why it could not be done, where no field says so. What was typed stays. */
  readonly failure?: string | undefined;
  /** `sm` when left out. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** What is typed is kept as a draft and offered again: it may close without a question. */
  readonly kept?: boolean | undefined;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
}

/**
 * Asks for what a step needs before it is taken. Enter in a one-line field takes it, Escape leaves, asking first where something is typed; after a try that
 * did not work out the focus is on the first field that is wrong.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submitLabel, danger, busy, size = 'sm', kept, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      size={size}
      stays
      kept={kept}
      actions={
        <>
          <LeaveButton disabled={busy}>Cancel</LeaveButton>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <DialogForm {...props} id={id} />
    </Dialog>
  );
}

function DialogForm({
  id,
  intro,
  failure,
  children,
  busy,
  onSubmit,
}: FormDialogProps & { readonly id: string }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets the event bubble through the portal to a form the dialog was opened from.
    event.stopPropagation();
    if (busy) return;
    setTries((before) => before + 1);
    onSubmit();
  };
  return (
    <form id={id} ref={form} className={css.form} noValidate onSubmit={submit}>
      {intro && <div>{intro}</div>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children}
    </form>
  );
}
