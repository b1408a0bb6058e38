import { ASSET_STATUS_LABELS, type AssetStatus } from '@fm/domain/asset';
import { Status, type StatusProps } from './status';

const looks: Readonly<Record<AssetStatus, Omit<StatusProps, 'label'>>> = {
  operational: { tone: 'success' },
  degraded: { tone: 'warning' },
  down: { tone: 'danger' },
  standby: { tone: 'neutral', shape: 'pause' },
  retired: { tone: 'neutral', shape: 'cross' },
};

/** Whether an asset works. */
export const AssetStatusMark = ({ status }: { readonly status: AssetStatus }) => (
  <Status {...looks[status]} label={ASSET_STATUS_LABELS[status]} />
);
