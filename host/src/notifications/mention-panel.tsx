import { workOrderAddress } from '@fm/contract/addresses';
import type { Mentions } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { Ago, Panel, TextLink, VisuallyHidden } from '@fm/ui';
import css from './mention-panel.module.css';

const MAX_QUOTE = 160;

/** Comments that name the person and that they have not seen yet; nothing where there are none. */
export function MentionPanel({ unseen }: Pick<Mentions, 'unseen'>) {
  if (unseen.length === 0) return null;
  return (
    <Panel title="Mentions" count={unseen.length}>
      <ul className={css.mentions}>
        {unseen.map((mention) => (
          <Mention key={mention.id} mention={mention} />
        ))}
      </ul>
    </Panel>
  );
}

/** Who named one where and how. Opening the order marks it as read. */
const Mention = ({
  mention: { id, createdBy, createdAt, workOrderRef, body },
}: {
  readonly mention: Stored<Comment>;
}) => (
  <li className={css.mention}>
    <p>
      <strong>{createdBy.name}</strong>
      {' on '}
      <TextLink to={`${workOrderAddress.record(workOrderRef.id)}#comment-${id}`}>
        {workOrderRef.name}
      </TextLink>
      <Ago at={createdAt} className={css.when}>
        <VisuallyHidden>, </VisuallyHidden>
      </Ago>
    </p>
    <p className={css.quote} dir="auto">
      {body.length > MAX_QUOTE ? `${body.slice(0, MAX_QUOTE)}…` : body}
    </p>
  </li>
);
