import { ChevronRightIcon, IconButton, TrashIcon } from '@fm/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './part-card.module.css';

interface PartCardProps {
  /** What it is called so far. */
  readonly title: string;
  /** What tells it apart while it is closed. */
  readonly summary: ReactNode;
  /** Open from the start: a row that was just added. */
  readonly fresh: boolean;
  /** The address leads to it: opens it and brings it into sight. */
  readonly target: boolean;
  /** Something inside is wrong: opens it. */
  readonly wrong: boolean;
  /** "Remove site"; left out where nothing may be changed. */
  readonly removeLabel: string;
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Gives a field the focus that nobody asked for. Left before anybody began in it, as by adding one part more, it is not
 * wrong yet: the form hears nothing of that. Gives what ends the waiting for it.
 */
function focusUnbegun(field: HTMLInputElement): () => void {
  field.focus();
  const leave = (event: Event) => {
    event.stopPropagation();
    end();
  };
  const end = () => {
    for (const begun of BEGUN) field.removeEventListener(begun, end);
    field.removeEventListener('focusout', leave);
  };
  for (const begun of BEGUN) field.addEventListener(begun, end);
  field.addEventListener('focusout', leave);
  return end;
}

/** Somebody began in a field. */
const BEGUN = ['keydown', 'pointerdown', 'input'] as const;

/** One of several parts of a record: a line that opens into fields. */
export function PartCard(props: PartCardProps) {
  const { title, summary, fresh, target, wrong, removeLabel, onRemove, children } = props;
  const [open, setOpen] = useState(fresh);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const first = fresh ? fields.current?.querySelector('input') : undefined;
    return first ? focusUnbegun(first) : undefined;
  }, [fresh]);

  useEffect(() => {
    if (!target) return;
    setOpen(true);
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.scrollIntoView({ block: 'center' });
  }, [target]);

  // What is wrong is shown, and gets the focus unless a field above already has it.
  useEffect(() => {
    if (!wrong) return;
    setOpen(true);
    const frame = requestAnimationFrame(() => {
      if (document.activeElement instanceof HTMLInputElement) return;
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [wrong]);

  return (
    <div className={open ? `${css.card} ${css.open}` : css.card}>
      <div className={css.head}>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronRightIcon className={css.arrow} />
          <span className={css.words} dir="auto">
            <span className={css.title}>{title}</span>
            {!open && <span className={css.summary}>{summary}</span>}
          </span>
        </button>
        {onRemove && (
          <IconButton aria-label={removeLabel} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
      <div id={id} ref={fields} className={css.fields} hidden={!open}>
        <div className={css.grid}>{children}</div>
      </div>
    </div>
  );
}
