import { employeeOptions } from '@fm/data';
import { mentionAt, type TypedMention, withMention } from '@fm/domain/mention';
import type { Ref } from '@fm/domain/record';
import { formatSentence, TextArea, type TextAreaProps, VisuallyHidden } from '@fm/ui';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './comments.module.css';

interface MentionFieldProps extends Pick<TextAreaProps, 'label' | 'maxLength' | 'error' | 'onPaste'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Somebody was chosen from the list. */
  readonly onMention: (person: Ref) => void;
}

interface Offered extends Ref {
  readonly detail?: string | undefined;
}

const PAUSE_MS = 150;
const MOST_OFFERED = 6;

/** A text in which colleagues can be named: after an @ those are offered whose name begins so. */
export function MentionField({ value, onChange, onMention, ...field }: MentionFieldProps) {
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where one types on once the chosen name is drawn. */
  const caret = useRef<number | undefined>(undefined);
  const [typed, setTyped] = useState<TypedMention>();
  const [active, setActive] = useState(0);
  const offered = useOffered(typed?.query);
  const open = typed !== undefined && offered.length > 0;
  const follow = (target: HTMLTextAreaElement) => {
    area.current = target;
    setTyped(mentionAt(target.value, target.selectionStart));
  };
  const choose = (person: Offered | undefined) => {
    const target = area.current;
    if (!typed || !person || !target) return;
    const next = withMention(target.value, typed, target.selectionStart, person.name);
    onChange(next.text);
    onMention({ id: person.id, name: person.name });
    setTyped(undefined);
    caret.current = next.caret;
  };
  // With the text that holds the name, before the next key: a frame later would be between two letters.
  useLayoutEffect(() => {
    const target = area.current;
    if (caret.current === undefined || target?.value !== value) return;
    target.focus();
    target.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);
  const press = (event: KeyboardEvent) => {
    if (!open) return;
    const action = keyAction(event.key, active, offered.length);
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'choose') choose(offered[active]);
    else if (action === 'close') {
      // The list goes, not the dialog or screen around it.
      event.stopPropagation();
      setTyped(undefined);
    } else setActive(action);
  };
  return (
    <div className={css.mentioning}>
      <TextArea
        {...field}
        rows={2}
        hint="Type @ to name a colleague."
        value={value}
        onChange={(text) => {
          onChange(text);
          setActive(0);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
        aria-autocomplete="list"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open ? `${list}-${active}` : undefined}
      />
      {open && (
        <div className={css.offered} id={list} role="listbox" aria-label="Colleagues">
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
            <div
              key={person.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={index === active ? `${css.option} ${css.active}` : css.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
              {person.detail && <span className={css.detail}>{person.detail}</span>}
            </div>
          ))}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>
          {open &&
            formatSentence(offered.length, {
              one: '{count} colleague offered.',
              many: '{count} colleagues offered.',
            })}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** What a key does while the list is open: a place to go to, or the end of it. */
function keyAction(key: string, active: number, length: number): number | 'choose' | 'close' | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % length;
    case 'ArrowUp':
      return (active - 1 + length) % length;
    case 'Enter':
    case 'Tab':
      return 'choose';
    case 'Escape':
      return 'close';
    default:
      return undefined;
  }
}

/** Colleagues whose name begins with what was typed; none without an @. */
function useOffered(query: string | undefined): readonly Offered[] {
  const [found, setFound] = useState<readonly Offered[]>([]);
  useEffect(() => {
    if (query === undefined) return setFound([]);
    let ended = false;
    const timer = setTimeout(async () => {
      const outcome = await employeeOptions(query);
      if (!ended) setFound(outcome.ok ? outcome.value.slice(0, MOST_OFFERED) : []);
    }, PAUSE_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
}
