import { newId, type Outcome, useAction, useKeptInput } from '@fm/data';
import { useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { checkTyped, type TypedProblems } from './check-typed';
import type { LineKind, LinesEditing } from './lines-editing';

interface LineInputOptions<I extends object, S extends GenericSchema> {
  readonly editing: LinesEditing;
  readonly kind: LineKind;
  /** Undefined for a new line. */
  readonly id: string | undefined;
  readonly schema: S;
  /** What the fields hold at first; a required one may still be empty. */
  readonly start: () => I;
  /** Stores what is right, under the id of the line. */
  readonly save: (id: string, values: InferOutput<S>) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
}

/** What is typed into the dialog of a part or a cost: kept over reloads, checked, stored, and let go of at its end. */
export function useLineInput<I extends object, S extends GenericSchema>(options: LineInputOptions<I, S>) {
  const { editing, kind, id, schema, start, save, onClose } = options;
  const [fresh] = useState(newId);
  const kept = useKeptInput(`${editing.draftPath}/${kind}`, id, fresh, start);
  const [problems, setProblems] = useState<TypedProblems>({});
  const { busy, failure, run } = useAction();
  const { input, recordId, restored } = kept;
  const close = () => {
    kept.forget();
    onClose();
  };
  return {
    input,
    restored,
    problems,
    change: (changed: Partial<I>) => {
      kept.change(changed);
      setProblems({});
    },
    /** For the dialog around the fields. */
    dialog: {
      busy,
      failure: failure?.message,
      onClose: close,
      onSubmit: async () => {
        const result = checkTyped(schema, input);
        if ('problems' in result) return setProblems(result.problems);
        const outcome = await run(() => save(recordId, result.values));
        if (outcome.ok) close();
      },
    },
  };
}
