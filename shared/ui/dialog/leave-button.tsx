import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../button/button';

/** How the buttons of a dialog leave it: as Escape does, asking first where something is typed. */
export const LeaveDialog = createContext<() => void>(() => undefined);

interface LeaveButtonProps {
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** Leaves the dialog it stands in. */
export function LeaveButton({ disabled, children }: LeaveButtonProps) {
  return (
    <Button variant="outline" onClick={useContext(LeaveDialog)} disabled={disabled}>
      {children}
    </Button>
  );
}
