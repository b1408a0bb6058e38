import { assetAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import type { AssetInput } from '@fm/domain/asset';
import { useHost } from '@fm/platform';
import { useFormAddress } from '@fm/screens/record';
import { PageSkeleton } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { AssetStatusMark } from '@fm/ui/table';
import { useNavigate } from 'react-router-dom';
import { useAssetRecord } from './api/asset-record';
import { useInitialValues } from './api/initial-values';
import { AssetFields } from './asset-fields';

/** `/maintenance/assets/form` creates, `/maintenance/assets/form?id=…` edits. */
export function AssetFormScreen() {
  const { id, key } = useFormAddress();
  const initial = useInitialValues();
  return initial ? <AssetForm key={key} id={id} initial={initial} /> : <PageSkeleton />;
}

interface AssetFormProps {
  readonly id: string | undefined;
  readonly initial: Partial<AssetInput>;
}

function AssetForm({ id, initial }: AssetFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const record = useAssetRecord(id, initial, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    navigate(assetAddress.record(key));
  });
  const asset = record.record;
  const back = id
    ? { to: assetAddress.record(id), label: asset?.name ?? 'Asset' }
    : { to: listAddress(assetAddress.list()), label: 'Assets' };
  return (
    <RecordFormFrame
      record={record}
      noun="asset"
      title={id ? 'Edit asset' : 'New asset'}
      documentTitle={asset && `Edit asset: ${asset.name}`}
      status={asset && <AssetStatusMark status={asset.status} />}
      back={back}
      readOnly={host.can('maintenance:edit') ? undefined : 'Your role may look at assets, not change them.'}
    >
      <AssetFields form={record.form} id={id} meter={asset?.meter} />
    </RecordFormFrame>
  );
}
