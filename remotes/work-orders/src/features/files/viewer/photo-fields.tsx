import { changeAttachment, useActor } from '@fm/data';
import {
  type Attachment,
  arrangedPhotos,
  PHOTO_KIND_LABELS,
  PHOTO_KINDS,
  type PhotoKind,
} from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { Button, NativeSelect, Notice, RadioGroup, TextField } from '@fm/ui';
import { optionsOf } from '@fm/ui/select';
import { useState } from 'react';
import { useDeed } from '../../labour/use-deed';
import css from './viewer.module.css';

const kinds = optionsOf(PHOTO_KINDS, PHOTO_KIND_LABELS);
const NONE = '-';

interface PhotoFieldsProps {
  readonly photo: Stored<Attachment>;
  readonly files: readonly Stored<Attachment>[];
  readonly onClose: () => void;
}

/** What a photo shows, from when it is, and beside which it stands. */
export function PhotoFields({ photo, files, onClose }: PhotoFieldsProps) {
  const actor = useActor();
  const { busy, failure, run } = useDeed();
  const [caption, setCaption] = useState(photo.caption ?? '');
  const [kind, setKind] = useState(photo.kind as PhotoKind);
  const [pairId, setPairId] = useState(photo.pairId ?? NONE);
  const others = freeBefore(photo, files);
  const save = async () => {
    const paired = kind === 'photoAfter' && others.some(({ id }) => id === pairId);
    const { ok } = await run(() =>
      changeAttachment(actor, photo, {
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
      {failure && <Notice tone="danger">{failure}</Notice>}
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

/** Photos from before that stand beside no other, and the one this stands beside. */
function freeBefore(photo: Stored<Attachment>, files: readonly Stored<Attachment>[]) {
  const { pairs, single } = arrangedPhotos(files);
  const own = pairs.find(({ after }) => after.id === photo.id)?.before;
  return [
    ...(own ? [own] : []),
    ...single.filter(({ id, kind }) => kind === 'photoBefore' && id !== photo.id),
  ];
}
