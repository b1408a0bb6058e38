import { type ItemOption, itemOptions } from '@fm/data/form';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';

interface ItemPickerProps {
  readonly onPick: (item: ItemOption) => void;
}

/** Adds something from the catalogue: the field is empty again once an item is picked. */
export function ItemPicker({ onPick }: ItemPickerProps) {
  const [picked, setPicked] = useState(0);
  return (
    <ComboBoxField
      // What was typed went with the item.
      key={picked}
      label="Add from the catalogue"
      hideLabel
      placeholder="Add from the catalogue"
      value={null}
      onChange={() => undefined}
      load={itemOptions}
      onPick={(item: ItemOption | null) => {
        if (!item) return;
        setPicked(picked + 1);
        onPick(item);
      }}
    />
  );
}
