import { useAction, useActor } from '@fm/data';
import { whyNoFiles } from '@fm/domain/attachment';
import { mentionedIn } from '@fm/domain/mention';
import type { Ref, Stored } from '@fm/domain/record';
import { commentFormSchema, type WorkOrder } from '@fm/domain/work-order';
import { Button, Notice, PhotoIcon } from '@fm/ui';
import { ChooseFiles, UploadList } from '@fm/ui/files';
import { type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { addComment, commentId } from './api/comments';
import css from './comments.module.css';
import { MentionField } from './mention-field';
import { SaidPhotos } from './said-later';
import { MOST_PHOTOS, type CommentPhotos as Photos, useCommentPhotos } from './use-comment-photos';

const MAX_LENGTH = 4000;

/** Says something on a job, to everybody or to colleagues by name. What was typed stays until it is stored. */
export function CommentForm({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [body, setBody] = useState('');
  const [chosen, setChosen] = useState<readonly Ref[]>([]);
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useAction();
  const photos = useCommentPhotos(order);
  const id = useRef(commentId());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(commentFormSchema, { body });
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    const { ok } = await run(() =>
      addComment(order.id, id.current, {
        body: parsed.output.body,
        mentionRefs: mentionedIn(parsed.output.body, chosen),
        attachmentIds: photos.stored,
      }),
    );
    if (!ok) return;
    id.current = commentId();
    setBody('');
    setChosen([]);
    photos.clear();
  };

  const mayAttach = whyNoFiles(order, actor) === undefined;
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <MentionField
        label="New comment"
        maxLength={MAX_LENGTH}
        value={body}
        onChange={setBody}
        error={error}
        onMention={(person) => setChosen((before) => [...before, person])}
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
        {mayAttach && <CommentPhotos order={order} photos={photos} />}
      </div>
    </form>
  );
}

interface CommentPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly photos: Photos;
}

/** The photos that go with the comment being typed, and the way to add some. */
const CommentPhotos = ({ order, photos }: CommentPhotosProps) => (
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
        {photos.stored.length > 0 && <SaidPhotos order={order} ids={photos.stored} />}
      </div>
    )}
  </>
);
