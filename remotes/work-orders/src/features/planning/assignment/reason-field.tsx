import { TextArea } from '@fm/ui';
import type { ComponentProps } from 'react';

type ReasonFieldProps = Pick<
  ComponentProps<typeof TextArea>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name' | 'required'
>;

/** Words for the history: why a plan is made all the same, once something speaks against it; before, any note. */
export const ReasonField = (field: ReasonFieldProps) => (
  <TextArea
    {...field}
    label={field.required ? 'Why it is planned like this all the same' : 'Note'}
    hint={field.required ? 'For the history.' : 'For the history. May stay empty.'}
    rows={2}
    maxLength={500}
  />
);
