import type { DataFailure } from '@fm/data';
import { THEME_LABELS, THEMES, type Theme } from '@fm/domain/user';
import { Notice, RadioGroup } from '@fm/ui';
import { useState } from 'react';
import { applyTheme, storedTheme } from '../app/theme';
import { useOwnRecord } from './api/own-record';
import { saveTheme } from './api/save-theme';

const OPTIONS = THEMES.map((id) => ({ id, label: THEME_LABELS[id] }));

/** Light, dark, or as the system: shown at once, then kept with the own record. */
export function ThemeChoice() {
  const own = useOwnRecord();
  const [chosen, setChosen] = useState<Theme>();
  const [failure, setFailure] = useState<DataFailure>();
  const kept = own.status === 'ready' ? own.record.theme : undefined;

  const choose = async (theme: Theme) => {
    setChosen(theme);
    setFailure(undefined);
    applyTheme(theme);
    const outcome = await saveTheme(theme);
    if (!outcome.ok) setFailure(outcome.failure);
  };

  return (
    <>
      <RadioGroup
        label="Theme"
        options={OPTIONS}
        value={chosen ?? kept ?? storedTheme()}
        onChange={(theme) => void choose(theme)}
      />
      {failure && (
        <Notice tone="warning" title="Shown here, but not kept with your login">
          {failure.message}
        </Notice>
      )}
    </>
  );
}
