import { saveNewsPreferences, useAction, useNewsPreferences } from '@fm/data';
import {
  NEWS_LABELS,
  type NewsPreferences,
  NOTIFICATION_KINDS,
  REACH_LABELS,
  REACHES,
  type Reach,
  reachOf,
} from '@fm/domain/notification';
import { Notice, Skeleton } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { useRef, useState } from 'react';
import { isPushOffered } from '../../push/push-offered';
import styles from '../profile.module.css';
import { QuietHoursFields } from './quiet-hours-fields';

/** What a choice comes to where nothing can be pushed. */
const WITHOUT_PUSH: Readonly<Partial<Record<Reach, Reach>>> = { push: 'app', all: 'mail' };

/** The choices there are, and which of them somebody has made. */
function reachChoices() {
  const isPushed = isPushOffered();
  const offered = REACHES.filter((reach) => isPushed || !(reach in WITHOUT_PUSH));
  return {
    options: offered.map((id) => ({ id, label: REACH_LABELS[id] })),
    shown: (reach: Reach): Reach => (isPushed ? reach : (WITHOUT_PUSH[reach] ?? reach)),
  };
}

/** How each kind of news reaches who is signed in, and when nothing is to ring: kept with each choice. */
export function NewsSettings() {
  const kept = useNewsPreferences();
  const [chosen, setChosen] = useState<NewsPreferences>();
  const newest = useRef<NewsPreferences>(undefined);
  const { run, failure } = useAction();
  const save = async (next: NewsPreferences) => {
    newest.current = next;
    setChosen(next);
    await run(() => saveNewsPreferences(next));
    // What is stored by now lacks what was chosen since, and the next choice would be made without it.
    if (newest.current === next) setChosen(undefined);
  };
  const { options, shown } = reachChoices();
  const preferences = chosen ?? kept;
  if (!preferences) return <Skeleton rows={4} columns={2} />;
  return (
    <div className={styles.fields}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {NOTIFICATION_KINDS.map((kind) => (
        <SelectField
          key={kind}
          label={NEWS_LABELS[kind]}
          options={options}
          value={shown(reachOf(preferences, kind))}
          onChange={(reach) =>
            void save({ ...preferences, reaches: { ...preferences.reaches, [kind]: reach } })
          }
        />
      ))}
      <QuietHoursFields
        value={preferences.quiet}
        onChange={(quiet) => void save({ reaches: preferences.reaches, ...(quiet && { quiet }) })}
      />
    </div>
  );
}
