import { recordAddress } from '@fm/contract/addresses';
import { useLiveRecord } from '@fm/data';
import type { OpenedRecord } from '@fm/data/presence';
import { kindNamed } from '@fm/domain/kinds';
import type { RecordKind } from '@fm/domain/record';
import { Ago, Avatar, Status, type StatusProps, TextLink } from '@fm/ui';
import type { Colleague } from './listed';
import css from './people.module.css';

const STATES: Readonly<Record<Exclude<Colleague['state'], 'unknown'>, StatusProps>> = {
  active: { tone: 'success', shape: 'dot', label: 'Online' },
  idle: { tone: 'warning', shape: 'half', label: 'Idle' },
  away: { tone: 'neutral', label: 'Offline' },
};

/** Records of one person that are named; more tabs than that say nothing more. */
const MOST_OPEN = 3;

interface Props {
  readonly person: Colleague;
  readonly isSelf: boolean;
}

/** Whether somebody is here, or when they were; and what they have open, as far as the reader may see that. */
export const PersonRow = ({ person: { name, state, seenAt, open }, isSelf }: Props) => (
  <li className={css.person}>
    <Avatar name={name} />
    <div className={css.text}>
      <p className={css.name} dir="auto">
        {isSelf ? `${name} (you)` : name}
      </p>
      {(state === 'active' || state === 'idle') && open.length > 0 && (
        <ul className={css.open}>
          {open.slice(0, MOST_OPEN).map((record) => (
            <Opened key={`${record.type} ${record.id}`} record={record} />
          ))}
        </ul>
      )}
    </div>
    <div className={css.state}>
      {state !== 'unknown' && <Status {...STATES[state]} />}
      {state === 'away' && <LastSeen at={seenAt} />}
    </div>
  </li>
);

const LastSeen = ({ at }: { readonly at: number | undefined }) => (
  <p className={css.seen}>
    {at === undefined ? (
      'Not in the last 30 days'
    ) : (
      <>
        {'Last seen '}
        <Ago at={new Date(at)} />
      </>
    )}
  </p>
);

/** Whoever looks reads the record themselves: what they may not see, and what is gone, is not named. */
function Opened({ record: { type, id } }: { readonly record: OpenedRecord }) {
  const kind = kindNamed(type);
  const to = recordAddress({ type, id });
  return kind && to ? <OpenedLink kind={kind} id={id} to={to} /> : null;
}

interface OpenedLinkProps {
  readonly kind: RecordKind<object>;
  readonly id: string;
  readonly to: string;
}

function OpenedLink({ kind, id, to }: OpenedLinkProps) {
  const live = useLiveRecord(kind, id);
  if (live.status !== 'ready') return null;
  return (
    <li dir="auto">
      {'Has open: '}
      <TextLink to={to}>{kind.label(live.record)}</TextLink>
    </li>
  );
}
