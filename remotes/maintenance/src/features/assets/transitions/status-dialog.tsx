import { useAction, useActor } from '@fm/data';
import { ASSET_STATUS_LABELS, type Asset, type AssetStatus, STATUSES_WITH_CAUSE } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { offerUndo, useHost } from '@fm/platform';
import { FormDialog, TextArea } from '@fm/ui';
import { useState } from 'react';
import { moveAsset } from './api/step-asset';
import { wayBack } from './way-back';

interface StatusDialogProps {
  readonly asset: Stored<Asset>;
  readonly to: AssetStatus;
  readonly onClose: () => void;
}

const INTROS: Readonly<Record<AssetStatus, string>> = {
  operational: 'It works as it should.',
  degraded: 'It works, but not as it should.',
  down: 'It does not work, or must not be used.',
  standby: 'It works, but is not needed at the moment.',
  retired: 'It is out of service for good. Lists hide it, and nobody can choose it for new work.',
};

/** Asks why an asset gets another status. */
export function StatusDialog({ asset, to, onClose }: StatusDialogProps) {
  const actor = useActor();
  const { toast } = useHost();
  const { busy, failure, run } = useAction();
  const [reason, setReason] = useState('');
  const needed = STATUSES_WITH_CAUSE.includes(to);
  const refused = failure?.fields?.reason;
  const word = ASSET_STATUS_LABELS[to].toLowerCase();
  const submit = async () => {
    const { ok } = await run(() => moveAsset(asset.id, to, reason));
    if (!ok) return;
    onClose();
    const text = `“${asset.name}” is now ${word}.`;
    const back = wayBack(asset, to, actor);
    if (!back) return toast.success(text);
    offerUndo({
      text,
      undoneText: `“${asset.name}” is again ${ASSET_STATUS_LABELS[asset.status].toLowerCase()}.`,
      undo: () => moveAsset(asset.id, asset.status, back.reason),
    });
  };
  return (
    <FormDialog
      open
      title={to === 'retired' ? `Retire “${asset.name}”` : `Mark “${asset.name}” as ${word}`}
      intro={INTROS[to]}
      submitLabel={to === 'retired' ? 'Retire' : `Mark as ${word}`}
      danger={to === 'retired'}
      busy={busy}
      failure={refused ? undefined : failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={needed ? 'Reason' : 'Note'}
        required={needed}
        hint={needed ? 'Stands on the asset, and in its history.' : 'For the history. May stay empty.'}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={refused}
      />
    </FormDialog>
  );
}
