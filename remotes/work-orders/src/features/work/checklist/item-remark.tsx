import { Button, TextArea } from '@fm/ui';
import { useState } from 'react';
import css from './checklist.module.css';
import type { ChecklistFill, Item } from './use-checklist-fill';

interface ItemRemarkProps {
  readonly item: Item;
  readonly fill: ChecklistFill;
  readonly onClose: () => void;
}

const MAX_LENGTH = 500;

/** Writes down what somebody remarks on an item. */
export function ItemRemark({ item, fill, onClose }: ItemRemarkProps) {
  const { typed } = fill;
  const text = String(typed.of(item.id, 'note') ?? item.note ?? '');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const saved = await fill.remark(item, text);
    setBusy(false);
    if (saved) close();
  };
  const close = () => {
    typed.clear(item.id, 'note');
    onClose();
  };
  return (
    <div className={css.writing}>
      <TextArea
        label={`Remark on ${item.label}`}
        rows={2}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(next) => typed.type(item.id, 'note', next)}
        inputRef={focusOnce}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <div className={css.buttons}>
        <Button variant="secondary" size="sm" busy={busy} onClick={save}>
          Save remark
        </Button>
        <Button variant="outline" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** One function for all renders: a new one each time would take the focus back at every key. */
export const focusOnce = (field: { focus(): void } | null) => field?.focus();
