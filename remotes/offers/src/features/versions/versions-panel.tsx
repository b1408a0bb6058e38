import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { formatDay, formatMoney, Panel, Skeleton, TextLink } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { useOfferAddress } from '../screen/offer-address';
import { OfferStatusMark } from '../status/offer-status';
import { useVersions } from './api/versions';
import { VersionDifference } from './version-difference';
import css from './versions.module.css';

/** All versions of an offer, each with the way to it, and what is different between two of them. */
export function VersionsPanel({ offer }: { readonly offer: Stored<Offer> }) {
  const versions = useVersions(offer);
  return (
    <Panel title="Versions" count={versions?.length}>
      {versions ? <Versions offer={offer} versions={versions} /> : <Skeleton rows={3} columns={2} />}
    </Panel>
  );
}

interface VersionsProps {
  readonly offer: Stored<Offer>;
  readonly versions: readonly Stored<Offer>[];
}

function Versions({ offer, versions }: VersionsProps) {
  const others = versions.filter(({ id }) => id !== offer.id);
  const [chosen, setChosen] = useState<string>();
  const previous = others.findLast(({ version }) => version < offer.version);
  const other = others.find(({ id }) => id === chosen) ?? previous ?? others[0];
  return (
    <>
      <ol className={css.versions}>
        {versions.map((version) => (
          <Version key={version.id} version={version} isOpen={version.id === offer.id} />
        ))}
      </ol>
      {other && (
        <>
          <div className={css.choice}>
            <SelectField
              label="Compare with"
              options={others.map(({ id, version }) => ({ id, label: `Version ${version}` }))}
              value={other.id}
              onChange={setChosen}
            />
          </div>
          {other.version < offer.version ? (
            <VersionDifference before={other} after={offer} />
          ) : (
            <VersionDifference before={offer} after={other} />
          )}
        </>
      )}
    </>
  );
}

function Version({ version, isOpen }: { readonly version: Stored<Offer>; readonly isOpen: boolean }) {
  const address = useOfferAddress();
  const priced = seesPrices(useSession().role);
  const name = `Version ${version.version}`;
  return (
    <li className={css.version}>
      {isOpen ? (
        <strong aria-current="true">{`${name}, this one`}</strong>
      ) : (
        <TextLink to={address.offer(version.id)}>{name}</TextLink>
      )}
      <OfferStatusMark offer={version} />
      <span className={css.when}>{formatDay(version.issueDate)}</span>
      {priced && <span className={css.gross}>{formatMoney(version.grossMinor, version.currency)}</span>}
    </li>
  );
}
