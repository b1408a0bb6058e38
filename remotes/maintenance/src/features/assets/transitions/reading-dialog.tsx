import { run as runCommand, useAction } from '@fm/data';
import { type Asset, isLowerReading, type Meter } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { FormDialog, formatInstant, NumberField, TextField } from '@fm/ui';
import { useState } from 'react';
import { readingText } from '../formatting/reading-text';

interface ReadingDialogProps {
  readonly asset: Stored<Asset>;
  readonly meter: Meter;
  readonly onClose: () => void;
}

/** Takes what the meter of an asset shows, and why where that is less than before. */
export function ReadingDialog({ asset, meter, onClose }: ReadingDialogProps) {
  const { toast } = useHost();
  const { busy, failure, run } = useAction();
  const [value, setValue] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isNumber = value !== null && !Number.isNaN(value);
  const isLower = isNumber && isLowerReading(asset, value);
  const fields = failure?.fields ?? {};
  const submit = async () => {
    setMissing(!isNumber);
    if (!isNumber) return;
    const { ok } = await run(() =>
      runCommand('assets.readMeter', { id: asset.id, value, ...(isLower && { reason }) }),
    );
    if (!ok) return;
    onClose();
    toast.success(`${readingText({ value, unit: meter.unit })} noted.`);
  };
  return (
    <FormDialog
      open
      title="Enter a reading"
      intro={`Last: ${readingText(meter)}, ${formatInstant(meter.at)}.`}
      submitLabel="Save reading"
      busy={busy}
      failure={Object.keys(fields).length > 0 ? undefined : failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label="Reading"
        required
        digits={2}
        unit={meter.unit}
        value={value}
        onChange={setValue}
        error={missing && !isNumber ? 'Enter what the meter shows.' : fields.value}
      />
      {isLower && (
        <TextField
          label="Why it is lower than the last one"
          required
          hint="Such as: the meter was replaced, the last reading was wrong."
          value={reason}
          onChange={setReason}
          maxLength={200}
          error={fields.reason}
        />
      )}
    </FormDialog>
  );
}
