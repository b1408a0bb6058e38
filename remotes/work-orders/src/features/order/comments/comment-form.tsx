import { useAction, useActor, useKeptInput } from '@fm/data';
import { whyNoFiles } from '@fm/domain/attachment';
import { mentionedIn } from '@fm/domain/mention';
import type { Ref, Stored } from '@fm/domain/record';
import { commentFormSchema, type WorkOrder } from '@fm/domain/work-order';
import { Button, Notice, PhotoIcon } from '@fm/ui';
import { ChooseFiles, UploadList } from '@fm/ui/files';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { addComment, commentId } from './api/comments';
import { CommentPhotos } from './comment-photos-later';
import css from './comments.module.css';
import { MentionField } from './mention-field';
import { MOST_PHOTOS, type CommentPhotos as Photos, useCommentPhotos } from './use-comment-photos';

const MAX_LENGTH = 4000;

/** What is typed into a comment, with the people chosen for it. */
interface Typed {
  readonly body: string;
  readonly chosen: readonly Ref[];
}

const NOTHING: Typed = { body: '', chosen: [] };

/**
 * Says something on a job, to everybody or to colleagues by name. What was typed stays until it is stored, also over a
 * reload, and what is typed while it is stored stays for the next comment.
 */
export function CommentForm({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [fresh] = useState(commentId);
  const kept = useKeptInput(`workOrders/${order.id}/comment`, undefined, fresh, () => NOTHING);
  const { body, chosen } = kept.input;
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useAction();
  const photos = useCommentPhotos(order);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(commentFormSchema, { body });
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    const { ok } = await run(() =>
      addComment(order.id, kept.recordId, {
        body: parsed.output.body,
        mentionRefs: mentionedIn(parsed.output.body, chosen),
        attachmentIds: photos.stored,
      }),
    );
    if (!ok) return;
    const now = latest.current.input;
    const rest = typedSince(body, now.body);
    // People chosen for what was sent are no text that Logout would take away.
    latest.current.renew(commentId(), rest === '' ? NOTHING : { ...now, body: rest });
    photos.clear();
  };

  const mayAttach = whyNoFiles(order, actor) === undefined;
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <MentionField
        label="New comment"
        maxLength={MAX_LENGTH}
        value={body}
        onChange={(next) => kept.change({ body: next })}
        error={error}
        onMention={(person) => kept.change({ chosen: [...chosen, person] })}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0 || !mayAttach) return;
          event.preventDefault();
          photos.add(files);
        }}
      />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div className={css.send}>
        <Button type="submit" variant="secondary" busy={busy} disabled={photos.waiting}>
          {busy ? 'Adding...' : 'Add comment'}
        </Button>
        {mayAttach && <ChosenPhotos order={order} photos={photos} />}
      </div>
    </form>
  );
}

/** What of `now` was not sent yet, where `sent` was: what was typed behind it, or all where it was changed. */
function typedSince(sent: string, now: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}

interface ChosenPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly photos: Photos;
}

/** The photos that go with the comment being typed, and the way to add some. */
const ChosenPhotos = ({ order, photos }: ChosenPhotosProps) => (
  <>
    {photos.ids.length < MOST_PHOTOS && (
      <ChooseFiles
        label="Add photo"
        spoken="Add photo to the comment"
        icon={<PhotoIcon />}
        accept="image/*"
        size="md"
        onChoose={photos.add}
      />
    )}
    {photos.ids.length > 0 && (
      <div className={css.photos}>
        <UploadList
          uploads={{ ...photos.uploads, discard: photos.drop }}
          only={({ id }) => photos.ids.includes(id)}
        />
        {photos.stored.length > 0 && <CommentPhotos order={order} ids={photos.stored} />}
      </div>
    )}
  </>
);
