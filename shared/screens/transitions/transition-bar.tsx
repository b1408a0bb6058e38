import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { Button } from '@fm/ui';
import css from './transition-bar.module.css';
import { TransitionDialog } from './transition-dialog';
import type { TransitionScreen } from './transition-screen';
import { useTransitions } from './use-transitions';

interface TransitionBarProps<R extends object, S extends string, I extends object> {
  readonly screen: TransitionScreen<R, S, I>;
  readonly record: Stored<R>;
  readonly size?: 'sm' | 'md';
  /** What has to happen before any transition; the buttons then wait. */
  readonly waitsFor?: string | undefined;
}

/** At the head of a page the usual next step stands out; in a dense place the first one does, more quietly. */
const variantOf = ({ usual }: { readonly usual?: true }, index: number, size: 'sm' | 'md') => {
  if (usual && size === 'md') return 'primary';
  return index === 0 && size === 'sm' ? 'secondary' : 'outline';
};

/** A button for each transition open to this person, and their dialogs. Nothing where there is none. */
export function TransitionBar<R extends object, S extends string, I extends object>({
  screen,
  record,
  size = 'md',
  waitsFor,
}: TransitionBarProps<R, S, I>) {
  const run = useTransitions(screen);
  const choices = screen.choices(record, useActor());
  if (choices.length === 0) return null;
  return (
    <div className={css.bar}>
      {choices.map(({ transition }, index) => (
        <Button
          key={transition.label}
          size={size}
          variant={variantOf(transition, index, size)}
          disabled={waitsFor !== undefined}
          onClick={() => run.begin(record, transition)}
        >
          {transition.label}
        </Button>
      ))}
      {waitsFor && <span className={css.waits}>{waitsFor}</span>}
      <TransitionDialog run={run} live={record} />
    </div>
  );
}
