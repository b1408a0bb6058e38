import { newId, run, siteOptions, useLiveRecord } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { FormDialog } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StepDialogProps } from './step-dialog';
import { useStepRun } from './use-step';

/** Makes a work order of an accepted offer, and opens it. An offer may name no site; work is always done at one. */
export function ConvertDialog({ offer, onClose, onDone }: StepDialogProps) {
  const navigate = useNavigate();
  // Kept over tries: one that was stored but not confirmed must not make a second order.
  const [orderId] = useState(newId);
  const [siteRef, setSite] = useState<Ref | null>(offer.siteRef ?? null);
  const [tried, setTried] = useState(false);
  const site = useLiveRecord(sites, siteRef?.id);
  const step = useStepRun(() => {
    onDone();
    navigate(`/work-orders/${orderId}`);
  });
  const submit = () => {
    setTried(true);
    if (!siteRef || site.status !== 'ready') return;
    void step.run(() => run('offers.convert', { id: offer.id, orderId, siteId: siteRef.id }));
  };
  const missing = !siteRef ? 'Choose where the work is done.' : siteProblem(site.status);
  return (
    <FormDialog
      open
      title="Create a work order"
      submitLabel="Create work order"
      intro="The order starts as a draft with everything that was accepted: what is to be done, hours as the estimate, material as expected parts at the agreed prices, contact, and the photos and files. The offer is marked as converted."
      busy={step.busy}
      failure={step.general(['siteId'])}
      onSubmit={submit}
      onClose={onClose}
    >
      <ComboBoxField
        label="Site"
        required
        load={siteOptions(offer.customerRef.id)}
        value={siteRef}
        onChange={setSite}
        error={(tried ? missing : undefined) ?? step.errorOf('siteId')}
      />
    </FormDialog>
  );
}

const siteProblem = (status: string): string | undefined =>
  status === 'missing' || status === 'failed'
    ? 'This site could not be read. Choose another one.'
    : undefined;
