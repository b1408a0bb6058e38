import { useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { LeaveDialog } from '../leave-button';
import { DialogPanel, type DialogPanelProps } from './dialog-panel';
import { useTypedText } from './typed-text';

export interface OpenDialogProps extends Omit<DialogPanelProps, 'alert' | 'body'> {
  /** What is typed is kept elsewhere and offered again: it may close without a question. */
  readonly kept?: boolean | undefined;
}

/** A dialog that asks before it takes something typed along. */
export function OpenDialog({ kept = false, onClose, children, ...props }: OpenDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const hasTyped = useTypedText(body);
  const [asking, setAsking] = useState(false);
  const leave = () => (!kept && hasTyped() ? setAsking(true) : onClose());
  return (
    <LeaveDialog value={leave}>
      <DialogPanel {...props} onClose={leave} body={body}>
        {children}
        {/* Inside: beside it, the dialog would fight for the focus and leave it on the cross. */}
        <ConfirmDialog
          open={asking}
          title="Discard what you typed?"
          confirmLabel="Discard"
          cancelLabel="Keep typing"
          danger
          onConfirm={() => {
            setAsking(false);
            onClose();
          }}
          onCancel={() => setAsking(false)}
        >
          It is not saved and would be lost.
        </ConfirmDialog>
      </DialogPanel>
    </LeaveDialog>
  );
}
