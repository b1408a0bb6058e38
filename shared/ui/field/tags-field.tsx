import { type KeyboardEvent, useRef, useState } from 'react';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import fieldCss from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import css from './tags-field.module.css';
import { useFieldIds } from './use-field-ids';

export interface TagsFieldProps extends FieldProps, FocusTarget {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly placeholder?: string | undefined;
}

/**
 * Several short words. Enter, a comma or leaving the field adds what was typed, pasted lists are split at commas and
 * lines; Backspace in the empty field takes the last one back.
 */
export function TagsField(props: TagsFieldProps) {
  const { label, hint, error, required, hideLabel, value, onChange, onBlur, inputRef, placeholder } = props;
  const { name, disabled = false, readOnly = false } = props;
  const [text, setText] = useState('');
  const [announcement, announce] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ids = useFieldIds(props);
  const fixed = disabled || readOnly;

  const add = (typed: string) => {
    const fresh = tagsIn(typed).filter((tag) => !value.includes(tag));
    if (fresh.length === 0) return;
    onChange([...value, ...new Set(fresh)]);
    announce(`${fresh.join(', ')} added`);
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    announce(`${tag} removed`);
  };
  const type = (typed: string) => {
    const end = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('\n'));
    if (end >= 0) add(typed.slice(0, end));
    setText(typed.slice(end + 1));
  };
  const enter = () => {
    add(text);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      enter();
    }
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };

  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <div className={`${fieldCss.input} ${css.box}`} data-disabled={fixed || undefined}>
        {value.map((tag) => (
          <span key={tag} className={css.tag}>
            {tag}
            {!fixed && (
              <button
                type="button"
                className={css.remove}
                aria-label={`Remove ${tag}`}
                onClick={() => {
                  remove(tag);
                  input.current?.focus();
                }}
              >
                <CloseIcon />
              </button>
            )}
          </span>
        ))}
        <input
          {...ids.aria}
          ref={(element) => {
            input.current = element;
            inputRef?.(element);
          }}
          id={ids.inputId}
          name={name}
          className={css.input}
          type="text"
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[,\n]/.test(pasted)) return;
            event.preventDefault();
            add(pasted);
          }}
          onBlur={() => {
            enter();
            onBlur?.();
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FieldShell>
  );
}

const tagsIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
