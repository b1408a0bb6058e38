import type { QuietHours } from '@fm/domain/notification';
import { Switch } from '@fm/ui';
import { TimeField } from '@fm/ui/date';

interface Props {
  readonly value: QuietHours | undefined;
  readonly onChange: (quiet: QuietHours | undefined) => void;
}

/** From the evening to the morning, until somebody says otherwise. */
const USUAL: QuietHours = { from: '18:00', until: '07:00' };

/** Hours in which nothing rings, and mails wait. */
export function QuietHoursFields({ value, onChange }: Props) {
  return (
    <>
      <Switch
        label="Quiet hours"
        hint="Nothing is pushed then, and mails wait for the end. The list has everything at once."
        value={value !== undefined}
        onChange={(on) => onChange(on ? USUAL : undefined)}
      />
      {value && (
        <>
          <TimeField
            label="From"
            value={value.from}
            // A time that is being typed is none yet.
            onChange={(from) => from !== '' && onChange({ ...value, from })}
          />
          <TimeField
            label="Until"
            hint="By the clock of the company."
            value={value.until}
            onChange={(until) => until !== '' && onChange({ ...value, until })}
          />
        </>
      )}
    </>
  );
}
