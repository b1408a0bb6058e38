import { COMPANY } from '@fm/domain/company';
import { nounFor } from '@fm/domain/record';
import { againstText, relatedText } from '@fm/domain/trash';
import { Button } from '../button/button';
import { TextLink } from '../button/text-link';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import type { RelatedSeen, TrashActions, TrashedRecord } from './trash-actions';

const countOf = (all: readonly RelatedSeen[]) => all.reduce((sum, { rows }) => sum + rows.length, 0);

/** "2 sites and 1 asset go with it. " */
function withText(along: readonly RelatedSeen[]): string {
  const text = relatedText(along);
  return nounFor(countOf(along), { one: `${text} goes with it. `, many: `${text} go with it. ` });
}

/** Records named before "and 3 more". */
const MOST_NAMED = 10;

/** What has to be finished first, by name. It opens beside the list that one came from. */
const InTheWay = ({ links }: Pick<RelatedSeen, 'links'>) => (
  <>
    <ul>
      {links.slice(0, MOST_NAMED).map(({ name, to }, at) => (
        <li key={to ?? at} dir="auto">
          {to === undefined ? (
            name
          ) : (
            <TextLink to={to} newTab>
              {name}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
    {links.length > MOST_NAMED && <p>{`And ${links.length - MOST_NAMED} more.`}</p>}
  </>
);

/** Asks before a record goes to the trash or for good, and names what goes with it or stands in the way. */
export function TrashDialog<R extends TrashedRecord>({ trash }: { readonly trash: TrashActions<R> }) {
  const { asked, failure, busy, confirm, cancel } = trash;
  if (!asked) return null;
  const { action, name, along, against, besides } = asked;
  if (against.length > 0) {
    return (
      <Dialog
        open
        title={`“${name}” cannot go to the trash yet`}
        onClose={cancel}
        size="sm"
        actions={
          <Button variant="primary" onClick={cancel}>
            Close
          </Button>
        }
      >
        <p>{againstText(against)}</p>
        <InTheWay links={against.flatMap(({ links }) => links)} />
      </Dialog>
    );
  }
  const withIt = along.length > 0 && withText(along);
  return (
    <ConfirmDialog
      open
      title={action === 'trash' ? `Move “${name}” to the trash?` : `Delete “${name}” for good?`}
      confirmLabel={action === 'trash' ? 'Move to trash' : 'Delete for good'}
      danger
      busy={busy}
      error={failure?.message}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {withIt}
      {besides && `${besides} `}
      {action === 'trash'
        ? `It can be restored for ${COMPANY.trashDays} days.`
        : 'This cannot be undone. The history of what happened stays.'}
    </ConfirmDialog>
  );
}
