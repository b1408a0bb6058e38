import type { OfferLineInput } from '@fm/domain/offer';
import { ItemPicker } from '@fm/screens/record';
import { Button, CloseIcon, EmptyState, IconButton, Notice, Panel, PlusIcon, VisuallyHidden } from '@fm/ui';
import { type RemovedRow, useWatch } from '@fm/ui/form';
import type { OfferFormState } from '../editor/offer-form-state';
import { TextBlockPicker } from '../texts/text-block-picker';
import { GroupedLines } from './grouped-lines';
import css from './lines.module.css';
import { useLineEdits } from './use-line-edits';

/** What is offered, line by line. */
export function LinesPanel({ form }: { readonly form: OfferFormState }) {
  const { control } = form;
  const { fields, edits, removed, undo, forget, announcement } = useLineEdits(form);
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
          <GroupedLines control={control} fields={fields} edits={edits} />
        </div>
      )}
      <RemovedLines removed={removed} onUndo={undo} onDismiss={forget} />
      <div className={css.foot}>
        <Button variant="outline" icon={<PlusIcon />} onClick={() => edits.add()}>
          Add line
        </Button>
        <Button variant="outline" icon={<PlusIcon />} onClick={edits.addGroup}>
          Add group
        </Button>
        <div className={css.picker}>
          <ItemPicker onPick={(item) => void edits.take(item)} />
        </div>
        <div className={css.picker}>
          <TextBlockPicker place="line" form={form} onPick={edits.addText} />
        </div>
        <p className={css.keys}>
          Enter goes to the next line and after the last adds one. Alt+↑ and Alt+↓ move a line, also into the
          next group.
        </p>
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Panel>
  );
}

/** Heads of the columns where lines stand in columns; the fields have the same names for screen readers. */
const LineHeads = ({ currency }: { readonly currency: string }) => (
  <div className={css.heads} aria-hidden="true">
    <span>No.</span>
    <span className={css.words}>Name</span>
    <span>Qty</span>
    <span className={css.words}>Unit</span>
    <span>{`Price ${currency}`}</span>
    <span>Disc. %</span>
    <span className={css.words}>Tax</span>
    <span>Total</span>
    <span />
  </div>
);

interface RemovedLinesProps {
  readonly removed: readonly RemovedRow<OfferLineInput>[];
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Lines that were taken off, the last one first to come back. A bar that stays: a toast would take Undo along. */
function RemovedLines({ removed, onUndo, onDismiss }: RemovedLinesProps) {
  const last = removed.at(-1);
  if (!last) return null;
  const name = last.row.name.trim();
  return (
    <div className={css.removed}>
      <Notice
        action={
          <span className={css.removedActions}>
            <Button size="sm" variant="outline" onClick={onUndo}>
              Undo
            </Button>
            <IconButton aria-label="Dismiss" size="sm" onClick={onDismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {name ? `“${name}” was removed.` : `Line ${last.index + 1} was removed.`}
        {removed.length > 1 && ` ${removed.length - 1} more before it.`}
      </Notice>
    </div>
  );
}
