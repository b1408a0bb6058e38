import { PHOTO_KIND_LABELS, PHOTO_KINDS, type PhotoKind, possiblePartners } from '@fm/domain/attachment';
import { useAction } from '@fm/platform';
import { useState } from 'react';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { NativeSelect } from '../field/native-select';
import { RadioGroup } from '../field/radio-group';
import { TextField } from '../field/text-field';
import { optionsOf } from '../select/options-of';
import type { FileActions, FileFailure, FileRecord } from './file-actions';
import css from './viewer.module.css';

const kinds = optionsOf(PHOTO_KINDS, { ...PHOTO_KIND_LABELS, photo: 'At any time' });
const NONE = '-';

interface PhotoFieldsProps {
  readonly photo: FileRecord;
  readonly files: readonly FileRecord[];
  readonly actions: FileActions;
  readonly onClose: () => void;
}

/** What a photo shows, from when it is, and beside which it stands. */
export function PhotoFields({ photo, files, actions, onClose }: PhotoFieldsProps) {
  const { busy, failure, run } = useAction<FileFailure>();
  const [caption, setCaption] = useState(photo.caption ?? '');
  const [kind, setKind] = useState(photo.kind as PhotoKind);
  const others = possiblePartners(photo, files);
  // One that is marked now shows the place of a photo from before; one marked earlier was left alone on purpose.
  const [pairId, setPairId] = useState(
    photo.kind === 'photoAfter' ? (photo.pairId ?? NONE) : (others[0]?.id ?? NONE),
  );
  const save = async () => {
    const paired = kind === 'photoAfter' && others.some(({ id }) => id === pairId);
    const { ok } = await run(() =>
      actions.change(photo, {
        kind,
        caption: caption.trim() || undefined,
        pairId: paired ? pairId : undefined,
      }),
    );
    if (ok) onClose();
  };
  return (
    <div className={css.fields}>
      <TextField
        label="What it shows"
        hint="Also read out to people who cannot see it."
        maxLength={300}
        value={caption}
        onChange={setCaption}
      />
      <RadioGroup label="Taken" options={kinds} value={kind} onChange={setKind} />
      {kind === 'photoAfter' && (
        <NativeSelect
          label="Beside"
          hint={others.length === 0 ? 'Mark another photo as “Before” first.' : undefined}
          options={[
            { id: NONE, label: 'No other photo' },
            ...others.map(({ id, caption: words, name }) => ({ id, label: words ?? name })),
          ]}
          value={others.some(({ id }) => id === pairId) ? pairId : NONE}
          onChange={setPairId}
        />
      )}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div className={css.buttons}>
        <Button variant="primary" size="sm" busy={busy} onClick={save}>
          Save
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
