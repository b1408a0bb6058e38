import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { Button, EmptyState, ErrorState, Page, Panel, Skeleton } from '@fm/ui';
import { useState } from 'react';
import words from '../formatting/words.module.css';
import { useTemplates } from './api/templates';
import { TemplateRow } from './template-row';
import css from './templates.module.css';

/** Templates asked for at a time. */
const STEP = 50;

/** `/work-orders/templates`: what templates there are, to rename, put away and take back. */
export function TemplateList() {
  const [size, setSize] = useState(STEP);
  const live = useTemplates(false, size);
  const mayEdit = useHost().can('workOrders:edit');
  return (
    <Page title="Templates" back={{ to: listAddress('/work-orders'), label: 'Work orders' }}>
      {!mayEdit && <p className={words.lock}>Your role may look at templates, not change them.</p>}
      {live.status === 'loading' && <Skeleton rows={5} columns={1} />}
      {live.status === 'failed' && (
        <ErrorState title="The templates could not be loaded" onRetry={live.retry}>
          {live.failure?.message}
        </ErrorState>
      )}
      {live.status === 'ready' && live.rows.length === 0 && (
        <EmptyState title="No templates yet">
          Open a work order that comes up again and again, and choose “Save as template” in its menu.
        </EmptyState>
      )}
      {live.rows.length > 0 && (
        <ul className={css.rows} aria-label="Templates">
          {live.rows.map((template) => (
            <TemplateRow key={template.id} template={template} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {live.rows.length === size && (
        <Button variant="outline" size="sm" onClick={() => setSize(size + STEP)}>
          Show more templates
        </Button>
      )}
      {mayEdit && <TrashedTemplates />}
    </Page>
  );
}

/** Those that were put away lately, on demand. */
function TrashedTemplates() {
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
          <TrashedRows />
        </Panel>
      )}
    </>
  );
}

function TrashedRows() {
  const live = useTemplates(true, STEP);
  if (live.status === 'loading') return <Skeleton rows={2} columns={1} />;
  if (live.status === 'failed')
    return (
      <ErrorState title="The trash could not be loaded" onRetry={live.retry}>
        {live.failure?.message}
      </ErrorState>
    );
  if (live.rows.length === 0) return <p className={words.lock}>No templates in the trash.</p>;
  return (
    <ul className={css.rows} aria-label="Templates in the trash">
      {live.rows.map((template) => (
        <TemplateRow key={template.id} template={template} mayEdit />
      ))}
    </ul>
  );
}
