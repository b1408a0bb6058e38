import { useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { Button, Notice } from '@fm/ui';
import { useState } from 'react';
import { TemplateNameDialog } from './template-name-dialog';
import type { NamedTemplate, TemplateScreen } from './template-screen';
import css from './templates.module.css';

interface TemplateRowProps<R extends NamedTemplate> {
  readonly screen: TemplateScreen<R>;
  readonly template: Stored<R>;
  readonly mayEdit: boolean;
}

/** One template: what it holds, and what can be done with it. */
export function TemplateRow<R extends NamedTemplate>({ screen, template, mayEdit }: TemplateRowProps<R>) {
  const [renaming, setRenaming] = useState(false);
  const { busy, failure, run } = useAction();
  const { id, name, trashed } = template;
  const trash = async () => {
    const outcome = await run(() => screen.trash(id));
    if (!outcome.ok) return;
    offerUndo({
      text: `“${name}” is in the trash.`,
      undoneText: `“${name}” is back.`,
      undo: () => screen.restore(id),
    });
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.name} dir="auto">
          {name}
        </p>
        <p className={css.meta}>{screen.holds(template)}</p>
      </div>
      {mayEdit && (
        <div className={css.buttons}>
          {trashed ? (
            <Button
              size="sm"
              variant="outline"
              busy={busy}
              aria-label={`Restore ${name}`}
              onClick={() => run(() => screen.restore(id))}
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
          onSave={(next) => screen.rename(id, next)}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
