import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import type { ReactNode } from 'react';
import { AcceptDialog } from './accept-dialog';
import { ConvertDialog } from './convert-dialog';
import { DeclineDialog } from './decline-dialog';
import { ExtendDialog } from './extend-dialog';
import type { OfferStep } from './offer-steps';
import { SendDialog } from './send-dialog';
import { VersionDialog } from './version-dialog';
import { WithdrawDialog } from './withdraw-dialog';

/** What every dialog of a step gets. */
export interface StepDialogProps {
  readonly offer: Stored<Offer>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const DIALOGS: Readonly<Record<OfferStep, (props: StepDialogProps) => ReactNode>> = {
  send: SendDialog,
  accept: AcceptDialog,
  decline: DeclineDialog,
  extend: ExtendDialog,
  newVersion: VersionDialog,
  withdraw: WithdrawDialog,
  convert: ConvertDialog,
};

/** Asks for what a step needs. */
export function StepDialog({ step, ...props }: StepDialogProps & { readonly step: OfferStep }) {
  const Dialog = DIALOGS[step];
  return <Dialog {...props} />;
}
