import { Suggestions } from '@fm/screens/transitions';
import { TextArea } from '@fm/ui';
import type { ComponentProps } from 'react';

type ReasonFieldProps = Pick<
  ComponentProps<typeof TextArea>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name' | 'required'
>;

/** Why plans are mostly made all the same; what else there is to say is typed. */
const USUAL: readonly string[] = [
  'Agreed with the person.',
  'The customer asked for this time.',
  'Nobody else is free.',
  'Urgent: it cannot wait.',
];

/** Words for the history: why a plan is made all the same, once something speaks against it; before, any note. */
export const ReasonField = (field: ReasonFieldProps) => (
  <>
    <TextArea
      {...field}
      label={field.required ? 'Reason for override' : 'Note'}
      hint={field.required ? 'For the history.' : 'For the history. May stay empty.'}
      rows={2}
      maxLength={500}
    />
    {field.required && (
      <Suggestions label="Usual reasons" texts={USUAL} value={field.value} onChoose={field.onChange} />
    )}
  </>
);
