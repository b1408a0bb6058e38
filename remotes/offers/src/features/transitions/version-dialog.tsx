import { newId, run } from '@fm/data';
import { ConfirmDialog } from '@fm/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferAddress } from '../screen/offer-address';
import type { StepDialogProps } from './step-dialog';
import { useStepRun } from './use-step';

/** Copies the offer into a draft that can be changed, and opens it. */
export function VersionDialog({ offer, onClose, onDone }: StepDialogProps) {
  const navigate = useNavigate();
  const address = useOfferAddress();
  // Kept over tries: one that was stored but not confirmed must not make a second version.
  const [freshId] = useState(newId);
  const step = useStepRun(() => {
    onDone();
    navigate(address.offer(freshId));
  });
  const next = offer.version + 1;
  return (
    <ConfirmDialog
      open
      title={`Make version ${next}?`}
      confirmLabel={`Make version ${next}`}
      busy={step.busy}
      error={step.failure?.message}
      onConfirm={() => void step.run(() => run('offers.newVersion', { id: offer.id, freshId }))}
      onCancel={onClose}
    >
      Everything is copied into a draft dated today, photos and files too. Version {offer.version} stays as it
      is, is marked as replaced and can no longer be accepted.
    </ConfirmDialog>
  );
}
