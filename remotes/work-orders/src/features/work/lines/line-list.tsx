import { useAction, useActor } from '@fm/data';
import {
  linesInOrder,
  type OrderCost,
  type OrderCosts,
  type OrderPart,
  type OrderParts,
  type usedLines,
} from '@fm/domain/work-order';
import { Button, PlusIcon } from '@fm/ui';
import { useState } from 'react';
import { EntryRow } from '../../order/formatting/entry-row';
import { CostDialog } from './cost-dialog';
import { costText, type LineTexts, partText } from './line-text';
import css from './lines.module.css';
import type { LinesEditing } from './lines-editing';
import { PartDialog } from './part-dialog';

interface LineListProps {
  readonly parts: OrderParts;
  readonly costs: OrderCosts;
  readonly editing: LinesEditing;
  /** Whether lines that were not used yet say so; in the form all of them are expected. */
  readonly used?: ReturnType<typeof usedLines> | undefined;
}

type Open =
  | { readonly kind: 'parts'; readonly line?: OrderPart & { readonly id: string } }
  | { readonly kind: 'costs'; readonly line?: OrderCost & { readonly id: string } };

/** Parts and other costs with their dialogs, in the form of an order as on its page. */
export function LineList({ parts, costs, editing, used }: LineListProps) {
  const { uid } = useActor();
  const [open, setOpen] = useState<Open>();
  const { right, priced, remove } = editing;
  const all = right.writes === 'all';
  const writes = right.writes !== 'none';
  // Other costs are amounts and nothing else: no line at all for who may not know them.
  const shownCosts = priced ? linesInOrder(costs) : [];
  const shownParts = linesInOrder(parts);
  const expected = (kind: 'parts' | 'costs', id: string) => used !== undefined && !(id in used[kind]);
  return (
    <>
      {shownParts.length + shownCosts.length > 0 && (
        <ul className={css.rows}>
          {shownParts.map((line) => (
            <LineRow
              key={line.id}
              words={partText(line, priced, expected('parts', line.id))}
              onEdit={writes ? () => setOpen({ kind: 'parts', line }) : undefined}
              onRemove={all || (writes && line.by?.uid === uid) ? () => remove('parts', line.id) : undefined}
            />
          ))}
          {shownCosts.map((line) => (
            <LineRow
              key={line.id}
              words={costText(line, expected('costs', line.id))}
              onEdit={all ? () => setOpen({ kind: 'costs', line }) : undefined}
              onRemove={all ? () => remove('costs', line.id) : undefined}
            />
          ))}
        </ul>
      )}
      {writes && (
        <div className={css.add}>
          <Button size="sm" variant="outline" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'parts' })}>
            Add part
          </Button>
          {all && priced && (
            <Button
              size="sm"
              variant="outline"
              icon={<PlusIcon />}
              onClick={() => setOpen({ kind: 'costs' })}
            >
              Add cost
            </Button>
          )}
        </div>
      )}
      {open?.kind === 'parts' && (
        <PartDialog editing={editing} part={open.line} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'costs' && (
        <CostDialog editing={editing} cost={open.line} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface LineRowProps {
  readonly words: LineTexts;
  /** Undefined where this person may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => ReturnType<LinesEditing['remove']>) | undefined;
}

/** One part or cost. */
function LineRow({ words: { name, ...words }, onEdit, onRemove }: LineRowProps) {
  const { busy, failure, run } = useAction();
  return (
    <EntryRow
      title={name}
      {...words}
      onEdit={onEdit}
      onRemove={onRemove && (() => void run(onRemove))}
      busy={busy}
      failure={failure}
    />
  );
}
