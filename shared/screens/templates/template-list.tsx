import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { Button, EmptyState, ErrorState, Page, Panel, ShowMore, Skeleton } from '@fm/ui';
import { useState } from 'react';
import { TemplateRow } from './template-row';
import { type NamedTemplate, type TemplateScreen, useTemplates } from './template-screen';
import css from './templates.module.css';

interface TemplateListProps<R extends NamedTemplate> {
  readonly screen: TemplateScreen<R>;
}

/** What templates there are of one kind, to rename, put away and take back. */
export function TemplateList<R extends NamedTemplate>({ screen }: TemplateListProps<R>) {
  const live = useTemplates(screen.kind, false);
  const mayEdit = useHost().can(screen.permission);
  return (
    <Page title="Templates" back={{ to: listAddress(screen.list.path), label: screen.list.label }}>
      {!mayEdit && <p className={css.lock}>Your role may look at templates, not change them.</p>}
      {live.status === 'loading' && <Skeleton rows={5} columns={1} />}
      {live.status === 'failed' && (
        <ErrorState title="The templates could not be loaded" onRetry={live.retry}>
          {live.failure?.message}
        </ErrorState>
      )}
      {live.status === 'ready' && live.rows.length === 0 && (
        <EmptyState title="No templates yet">{screen.empty}</EmptyState>
      )}
      {live.rows.length > 0 && (
        <ul className={css.rows} aria-label="Templates">
          {live.rows.map((template) => (
            <TemplateRow key={template.id} screen={screen} template={template} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {live.more && <ShowMore {...live.more} called={{ one: 'template', many: 'templates' }} byHand />}
      {mayEdit && <TrashedTemplates screen={screen} />}
    </Page>
  );
}

/** Those that were put away lately, on demand. */
function TrashedTemplates<R extends NamedTemplate>({ screen }: TemplateListProps<R>) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <div>
        <Button variant="outline" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide templates in the trash' : 'Show templates in the trash'}
        </Button>
      </div>
      {shown && (
        <Panel title="In the trash">
          <TrashedRows screen={screen} />
        </Panel>
      )}
    </>
  );
}

function TrashedRows<R extends NamedTemplate>({ screen }: TemplateListProps<R>) {
  const live = useTemplates(screen.kind, true);
  if (live.status === 'loading') return <Skeleton rows={2} columns={1} />;
  if (live.status === 'failed')
    return (
      <ErrorState title="The trash could not be loaded" onRetry={live.retry}>
        {live.failure?.message}
      </ErrorState>
    );
  if (live.rows.length === 0) return <p className={css.lock}>No templates in the trash.</p>;
  return (
    <>
      <ul className={css.rows} aria-label="Templates in the trash">
        {live.rows.map((template) => (
          <TemplateRow key={template.id} screen={screen} template={template} mayEdit />
        ))}
      </ul>
      {live.more && <ShowMore {...live.more} called={{ one: 'template', many: 'templates' }} byHand />}
    </>
  );
}
