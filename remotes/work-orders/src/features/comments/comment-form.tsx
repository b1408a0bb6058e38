import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { commentFormSchema, type WorkOrder } from '@fm/domain/work-order';
import { Button, Notice, TextArea } from '@fm/ui';
import { type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { addComment, commentId } from './api/comments';
import css from './comments.module.css';

const MAX_LENGTH = 4000;

/** Says something on a job. What was typed stays until it is stored. */
export function CommentForm({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const id = useRef(commentId());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(commentFormSchema, { body });
    if (!parsed.success) return setError(parsed.issues[0].message);
    setError(undefined);
    setFailure(undefined);
    setBusy(true);
    const outcome = await addComment(actor, order, id.current, parsed.output.body);
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.failure.message);
    id.current = commentId();
    setBody('');
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextArea
        label="New comment"
        rows={2}
        maxLength={MAX_LENGTH}
        value={body}
        onChange={setBody}
        error={error}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Adding...' : 'Add comment'}
        </Button>
      </div>
    </form>
  );
}
