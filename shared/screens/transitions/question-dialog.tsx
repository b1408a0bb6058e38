import { Checkbox, RadioGroup, TextArea, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { type DrawnQuestion, initialAnswers, inputOf, type QuestionField, shownFields } from './question';
import { TransitionFrame } from './transition-frame';
import type { AskedProps } from './transition-screen';
import { useKeptAnswers } from './use-kept-answers';

/** Asks for what a transition needs, drawn from the fields of its question. */
export function QuestionDialog<R extends object, S extends string, I extends object>({
  asked,
  question: { fields, content, ...frame },
}: AskedProps<R, S, I> & { readonly question: DrawnQuestion }) {
  const kept = useKeptAnswers(asked, () => initialAnswers(fields));
  const answers = kept.input;
  const shown = shownFields(fields, answers);
  return (
    <TransitionFrame
      {...frame}
      asked={asked}
      kept={kept}
      input={inputOf(fields, answers) as I}
      shows={shown.map(([name]) => name)}
    >
      {content}
      {shown.map(([name, field]) => (
        <Drawn
          key={name}
          field={field}
          value={answers[name]}
          error={asked.errorOf(name)}
          onChange={(answer) => kept.change({ [name]: answer })}
        />
      ))}
    </TransitionFrame>
  );
}

interface DrawnProps {
  readonly field: QuestionField;
  readonly value: string | boolean | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: string | boolean) => void;
}

function Drawn({ field, value, error, onChange }: DrawnProps) {
  const { label, hint, required } = field;
  const frame = { label, hint, required, error, onChange };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'line':
      return <TextField {...frame} value={text} maxLength={field.maxLength} autoComplete="off" />;
    case 'text':
      return <TextArea {...frame} rows={2} value={text} maxLength={field.maxLength} />;
    case 'day':
      return <DateField {...frame} value={text} min={field.min?.()} max={field.max?.()} />;
    case 'choice':
      return (
        <RadioGroup
          {...frame}
          stacked={field.stacked}
          options={field.options}
          value={text === '' ? undefined : text}
        />
      );
    case 'check':
      return <Checkbox {...frame} value={value === true} />;
  }
}
