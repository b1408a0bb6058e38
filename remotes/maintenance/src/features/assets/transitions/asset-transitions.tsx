import { run, useActor } from '@fm/data';
import {
  ASSET_STATUS_LABELS,
  type Asset,
  type AssetStatus,
  type AssetTransitionInput,
  assetFacts,
  assets,
  assetTransitions,
  STATUSES_WITH_CAUSE,
  undoAsset,
} from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import {
  TransitionDialog,
  TransitionMenu,
  type TransitionScreen,
  useTransitions,
} from '@fm/screens/transitions';

const INTROS: Readonly<Record<AssetStatus, string>> = {
  operational: 'It works as it should.',
  degraded: 'It works, but not as it should.',
  down: 'It does not work, or must not be used.',
  standby: 'It works, but is not needed at the moment.',
  retired: 'It is out of service for good. Lists hide it, and nobody can choose it for new work.',
};

const send = (id: string, to: AssetStatus, { reason }: AssetTransitionInput, left?: AssetStatus) =>
  run('assets.transition', { id, to, reason, ...(left && { left }) });

const assetTransitionScreen: TransitionScreen<Asset, AssetStatus, AssetTransitionInput> = {
  kind: assets,
  labels: ASSET_STATUS_LABELS,
  statusOf: ({ status }) => status,
  nameOf: ({ name }) => `“${name}”`,
  choices: ({ status }, actor) =>
    assetTransitions.next(status, assetFacts(actor)).map((transition) => ({ transition })),
  question: ({ name }, { to }) => {
    const word = ASSET_STATUS_LABELS[to].toLowerCase();
    const isRetired = to === 'retired';
    const isNeeded = STATUSES_WITH_CAUSE.includes(to);
    return {
      title: isRetired ? `Retire “${name}”` : `Mark “${name}” as ${word}`,
      intro: INTROS[to],
      submitLabel: isRetired ? 'Retire' : `Mark as ${word}`,
      danger: isRetired,
      fields: {
        reason: {
          kind: 'text',
          label: isNeeded ? 'Reason' : 'Note',
          required: isNeeded,
          hint: isNeeded ? 'Stands on the asset, and in its history.' : 'For the history. May stay empty.',
          maxLength: 500,
        },
      },
    };
  },
  send: ({ id }, to, input) => send(id, to, input),
  undo: {
    path: (before, to, _, actor) => undoAsset(before, to, actor),
    send: ({ id }, left, { to, input }) => send(id, to, input, left),
  },
};

/** The transitions open from the present status of an asset; nothing for those who may make none. */
export function AssetTransitions({ asset }: { readonly asset: Stored<Asset> }) {
  const transitions = useTransitions(assetTransitionScreen);
  const choices = assetTransitionScreen.choices(asset, useActor());
  return (
    <>
      <TransitionMenu run={transitions} record={asset} choices={choices} />
      <TransitionDialog run={transitions} />
    </>
  );
}
