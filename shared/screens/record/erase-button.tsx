import { type Outcome, useAction } from '@fm/data';
import { useHost } from '@fm/platform';
import { Button, ConfirmDialog, FormStack } from '@fm/ui';
import { type ReactNode, useState } from 'react';

interface EraseButtonProps {
  /** Whose data it is. */
  readonly name: string;
  /** What goes and what stays, in sentences. */
  readonly children: ReactNode;
  /** Erases the record; everything else follows in the night. */
  erase(): Promise<Outcome<unknown>>;
  /** Called once the record is erased. */
  readonly onErased?: () => void;
}

/** Lets administrators take who somebody was out of everything, after a question. Nobody else sees it. */
export function EraseButton({ name, children, erase, onErased }: EraseButtonProps) {
  const host = useHost();
  const action = useAction();
  const [asked, setAsked] = useState(false);
  if (!host.can('users:manage')) return null;

  const confirm = async () => {
    const { ok } = await action.run(erase);
    if (!ok) return;
    setAsked(false);
    host.toast.success(
      'The record is erased. All other records and the history follow tonight, or when you run the job.',
    );
    onErased?.();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Erase personal data…
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={`Erase the personal data of ${name}?`}
        confirmLabel="Erase for good"
        busy={action.busy}
        error={action.failure?.message}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        <FormStack>
          {children}
          <p>
            The record changes at once, everything else in the night. Files and exports that were made before
            are not changed, nor is what people wrote in other words. Nobody can take this back.
          </p>
        </FormStack>
      </ConfirmDialog>
    </>
  );
}
