import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { PhotoIcon } from '@fm/ui';
import { ChooseFiles, UploadList } from '@fm/ui/files';
import css from './comments.module.css';
import { SaidPhotos } from './said-later';
import { MOST_PHOTOS, type CommentPhotos as Photos } from './use-comment-photos';

interface CommentPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly photos: Photos;
}

/** The photos that go with the comment being typed, and the way to add some. */
export const CommentPhotos = ({ order, photos }: CommentPhotosProps) => (
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
