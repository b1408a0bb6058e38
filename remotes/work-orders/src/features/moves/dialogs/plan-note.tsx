import { Notice, TextArea } from '@fm/ui';

interface PlanNoteProps {
  /** What speaks against the plan, a sentence each. */
  readonly warnings: readonly string[];
  readonly note: string;
  readonly onChange: (note: string) => void;
  /** The plan was to be saved once already. */
  readonly pressed: boolean;
}

/** Whether a plan that something speaks against still lacks its reason. */
export const lacksReason = (warnings: readonly string[], note: string): boolean =>
  warnings.length > 0 && note.trim() === '';

/** What speaks against a plan, and why it is made all the same; else a note for the history. */
export function PlanNote({ warnings, note, onChange, pressed }: PlanNoteProps) {
  const warned = warnings.length > 0;
  return (
    <>
      {warned && (
        <Notice tone="warning" title="Something speaks against this plan">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        label={warned ? 'Why it is planned like this all the same' : 'Note'}
        hint={warned ? undefined : 'For the history. May stay empty.'}
        required={warned}
        rows={2}
        maxLength={500}
        value={note}
        onChange={onChange}
        error={pressed && lacksReason(warnings, note) ? 'Say why, or change the plan.' : undefined}
      />
    </>
  );
}
