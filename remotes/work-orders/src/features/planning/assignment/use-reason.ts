import { NO_REASON } from '@fm/domain/assignment';
import { useState } from 'react';
import { findWarnings } from './find-warnings';
import type { Assignment } from './use-assignment';

/** The reason to make a plan all the same. */
export interface Reason {
  readonly text: string;
  /** For `ReasonField`. */
  readonly field: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly required: boolean;
    readonly error: string | undefined;
  };
  /** It is being looked up whether one is needed. */
  readonly busy: boolean;
  /** Whether the plan can be made; where a reason is missing, the field says so. */
  isGiven(): Promise<boolean>;
}

interface HeldText {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Asks for a reason while something speaks against a plan; `held` is its text where a dialog keeps that. */
export function useReason({ plan, status, warnings }: Assignment, held?: HeldText): Reason {
  const [typed, setTyped] = useState('');
  const { text, onChange } = held ?? { text: typed, onChange: setTyped };
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const isEmpty = text.trim() === '';
  const required = warnings.length > 0;
  return {
    text,
    field: {
      value: text,
      onChange,
      required,
      error: pressed && required && isEmpty ? NO_REASON : undefined,
    },
    busy,
    isGiven: async () => {
      setPressed(true);
      if (!isEmpty) return true;
      if (status === 'ready') return !required;
      // Pressed before it was looked up: that is no way around it. What cannot be looked up forbids nothing.
      setBusy(true);
      const found = await findWarnings(plan);
      setBusy(false);
      return !found.ok || found.value.length === 0;
    },
  };
}
