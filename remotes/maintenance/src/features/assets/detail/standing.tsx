import type { Asset, AssetStatus } from '@fm/domain/asset';
import { formatInstant, Notice, type NoticeTone } from '@fm/ui';

const LOOKS: Readonly<Partial<Record<AssetStatus, { readonly tone: NoticeTone; readonly title: string }>>> = {
  degraded: { tone: 'warning', title: 'Does not work as it should' },
  down: { tone: 'danger', title: 'Down' },
  retired: { tone: 'info', title: 'Out of service for good' },
};

/** Why an asset does not work as it should, and since when; nothing where it does. */
export function Standing({ asset }: { readonly asset: Asset }) {
  const look = LOOKS[asset.status];
  if (!look) return null;
  const { statusReason, statusSince } = asset;
  return (
    <Notice tone={look.tone} title={look.title}>
      <span dir="auto">{statusReason}</span>
      {statusSince && ` Since ${formatInstant(statusSince)}.`}
    </Notice>
  );
}
