import { useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type OrderTemplate, WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { Button, Notice } from '@fm/ui';
import { useState } from 'react';
import words from '../formatting/words.module.css';
import { renameTemplate, restoreTemplate, trashTemplate } from './api/templates';
import { TemplateNameDialog } from './template-name-dialog';
import css from './templates.module.css';

interface TemplateRowProps {
  readonly template: Stored<OrderTemplate>;
  readonly mayEdit: boolean;
}

/** One template: what it holds, and what can be done with it. */
export function TemplateRow({ template, mayEdit }: TemplateRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { busy, failure, run } = useAction();
  const { id, name, trashed } = template;
  const trash = async () => {
    const outcome = await run(() => trashTemplate(id));
    if (!outcome.ok) return;
    offerUndo({
      text: `“${name}” is in the trash.`,
      undoneText: `“${name}” is back.`,
      undo: () => restoreTemplate(id),
    });
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.name} dir="auto">
          {name}
        </p>
        <p className={words.meta}>{holds(template)}</p>
      </div>
      {mayEdit && (
        <div className={css.buttons}>
          {trashed ? (
            <Button
              size="sm"
              variant="outline"
              busy={busy}
              aria-label={`Restore ${name}`}
              onClick={() => run(() => restoreTemplate(id))}
            >
              Restore
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Rename ${name}`}
                onClick={() => setRenaming(true)}
              >
                Rename
              </Button>
              <Button
                size="sm"
                variant="outline"
                busy={busy}
                aria-label={`Move ${name} to trash`}
                onClick={trash}
              >
                Move to trash
              </Button>
            </>
          )}
        </div>
      )}
      {failure && (
        <div className={css.failure}>
          <Notice tone="danger">{failure.message}</Notice>
        </div>
      )}
      {renaming && (
        <TemplateNameDialog
          title="Rename template"
          submitLabel="Rename"
          name={name}
          onSave={(next) => renameTemplate(id, next)}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}

function holds({ type, title, checklist, parts }: OrderTemplate): string {
  const count = (of: object, one: string, more: string) => {
    const { length } = Object.keys(of);
    return length === 0 ? [] : [`${length} ${length === 1 ? one : more}`];
  };
  return [
    WORK_ORDER_TYPE_LABELS[type],
    title,
    ...count(checklist, 'checklist item', 'checklist items'),
    ...count(parts, 'part', 'parts'),
  ].join(' · ');
}
