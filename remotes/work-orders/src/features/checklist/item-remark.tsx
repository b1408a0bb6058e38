import { Button, TextArea } from '@fm/ui';
import { useState } from 'react';
import css from './checklist.module.css';
import type { ChecklistFill, Item } from './use-checklist-fill';

interface ItemRemarkProps {
  readonly item: Item;
  readonly fill: ChecklistFill;
  readonly readOnly: boolean;
}

const MAX_LENGTH = 500;

/** What somebody remarks on an item: shown, or written on request. */
export function ItemRemark({ item, fill, readOnly }: ItemRemarkProps) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <>
        {item.note && (
          <p className={css.remark} dir="auto">
            {item.note}
          </p>
        )}
        {!readOnly && (
          <Button variant="outline" size="sm" onClick={() => setTyped(item.note ?? '')}>
            {item.note ? 'Change remark' : 'Add remark'}
          </Button>
        )}
      </>
    );
  }
  const save = async () => {
    if (await fill.remark(item, typed)) setTyped(undefined);
  };
  return (
    <div className={css.writing}>
      <TextArea
        label={`Remark on ${item.label}`}
        rows={2}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={setTyped}
        inputRef={(field) => field?.focus()}
      />
      <div className={css.buttons}>
        <Button variant="secondary" size="sm" onClick={save}>
          Save remark
        </Button>
        <Button variant="outline" size="sm" onClick={() => setTyped(undefined)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
