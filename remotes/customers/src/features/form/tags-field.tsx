import { TextField } from '@fm/ui';
import type { BoundField } from '@fm/ui/form';
import { useState } from 'react';

const inWords = (tags: readonly string[]) => tags.join(', ');
const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Several short words in one line, with commas between. */
export function TagsField({ value, onChange, ...field }: BoundField<string[]>) {
  const [text, setText] = useState(inWords(value));
  // Commas and blanks of half a word are kept while typing; tags that came from elsewhere replace the text.
  const shown = inWords(tagsIn(text)) === inWords(value) ? text : inWords(value);
  return (
    <TextField
      {...field}
      value={shown}
      onChange={(typed) => {
        setText(typed);
        onChange(tagsIn(typed));
      }}
      hint="Separated by commas, such as clinic, key holder"
    />
  );
}
