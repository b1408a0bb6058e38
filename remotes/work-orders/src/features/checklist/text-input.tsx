import { type FieldProps, TextArea } from '@fm/ui';
import { useState } from 'react';

interface TextInputProps extends FieldProps {
  readonly value: string;
  readonly onSave: (value: string | undefined) => void;
}

const MAX_LENGTH = 1000;

/** Words about an item. Saved when the field is left. */
export function TextInput({ value, onSave, ...field }: TextInputProps) {
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() !== value) onSave(typed.trim() || undefined);
  };
  return (
    <TextArea
      {...field}
      rows={1}
      maxLength={MAX_LENGTH}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={save}
    />
  );
}
