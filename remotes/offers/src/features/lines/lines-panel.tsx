import { Button, EmptyState, Panel, PlusIcon, VisuallyHidden } from '@fm/ui';
import { useWatch } from '@fm/ui/form';
import type { OfferFormState } from '../editor/offer-form-state';
import { LineHeads } from './line-heads';
import { LineRow } from './line-row';
import css from './lines.module.css';
import { RemovedLines } from './removed-lines';
import { useLineEdits } from './use-line-edits';

/** What is offered, line by line. */
export function LinesPanel({ form }: { readonly form: OfferFormState }) {
  const { control } = form;
  const { fields, edits, removed, undo, forget, said } = useLineEdits(form);
  const currency = useWatch({ control, name: 'currency' });
  return (
    <Panel title="Lines" count={fields.length}>
      {fields.length === 0 ? (
        <EmptyState title="No lines yet">
          An offer needs at least one line with a price before it can be sent.
        </EmptyState>
      ) : (
        <div>
          <LineHeads currency={currency} />
          <ol className={css.lines}>
            {fields.map(({ rowKey }, index) => (
              <LineRow
                key={rowKey}
                control={control}
                index={index}
                last={index === fields.length - 1}
                currency={currency}
                edits={edits}
              />
            ))}
          </ol>
        </div>
      )}
      <RemovedLines removed={removed} onUndo={undo} onDismiss={forget} />
      <div className={css.foot}>
        <Button variant="outline" icon={<PlusIcon />} onClick={edits.add}>
          Add line
        </Button>
        <p className={css.keys}>
          Enter goes to the next line and after the last adds one. Alt+↑ and Alt+↓ move a line.
        </p>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Panel>
  );
}
