import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { WhenFetched } from './when-fetched';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question: "Delete this task?" */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The action itself, never "OK": "Delete task". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** Takes something away. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Why it could not be done. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something happens that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    busy,
    error,
    onConfirm,
    onCancel,
  } = props;
  if (!open) return null;
  const actions = (
    <>
      <Button variant="outline" onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <WhenFetched title={title} onClose={onCancel}>
      {({ DialogPanel }) => (
        <DialogPanel title={title} onClose={onCancel} size="sm" alert actions={actions}>
          <div>{children}</div>
          {error && <Notice tone="danger">{error}</Notice>}
        </DialogPanel>
      )}
    </WhenFetched>
  );
}
