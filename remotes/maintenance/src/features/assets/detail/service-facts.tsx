import { useToday } from '@fm/data';
import { type Asset, WARRANTY_STATE_LABELS, warrantyState } from '@fm/domain/asset';
import { DescriptionList, formatDay, Panel } from '@fm/ui';

/** How the warranty stands, and when somebody last looked after the asset. */
export function ServiceFacts({ asset }: { readonly asset: Asset }) {
  const state = warrantyState(asset, useToday());
  const { warrantyUntil, lastServiceOn } = asset;
  const until = warrantyUntil && `${state === 'over' ? 'ended' : 'until'} ${formatDay(warrantyUntil)}`;
  return (
    <Panel title="Warranty and service">
      <DescriptionList
        items={[
          { term: 'Warranty', value: [WARRANTY_STATE_LABELS[state], until].filter(Boolean).join(', ') },
          { term: 'Last service', value: lastServiceOn ? formatDay(lastServiceOn) : 'Not known' },
        ]}
      />
    </Panel>
  );
}
