import { arrangedPhotos } from '@fm/domain/attachment';
import { useAction } from '@fm/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import type { FileActions, FileFailure, FileRecord } from './file-actions';
import { ShownPhoto } from './shown-photo';
import css from './viewer.module.css';

export interface PhotoViewerProps {
  readonly files: readonly FileRecord[];
  readonly actions: FileActions;
  /** The photo to begin with. */
  readonly start: string;
  /** Nothing is changed here, whatever the record allows. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** Looks through the photos of a record, large; arrow keys go on and back. */
export function PhotoViewer({ files, actions, start, readOnly = false, onClose }: PhotoViewerProps) {
  const slides = slidesOf(files);
  const [looked, setLooked] = useState({ id: start, place: 0 });
  const { run, failure } = useAction<FileFailure>();
  const view = useRef<HTMLDivElement>(null);
  const found = placeOf(slides, looked.id);
  // A photo that somebody removed leaves its place to the next one.
  const place = found >= 0 ? found : Math.min(looked.place, slides.length - 1);
  if (place >= 0 && place !== looked.place) setLooked({ ...looked, place });
  const slide = slides[place];
  const go = (step: number) => {
    const next = slides[(place + step + slides.length) % slides.length]?.[0];
    if (next) setLooked({ ...looked, id: next.id });
  };
  useArrowKeys(go);
  const shown = slide?.map(({ id }) => id).join();
  const before = useRef(shown);
  useLayoutEffect(() => {
    // The button that was pressed may have gone with its photo, and the keys of the dialog with it.
    if (before.current !== shown && document.activeElement === document.body) view.current?.focus();
    before.current = shown;
  }, [shown]);
  const empty = slide === undefined;
  useEffect(() => {
    if (empty) onClose();
  }, [empty, onClose]);
  if (!slide) return null;
  return (
    <Dialog open size="lg" title={slide.length === 2 ? 'Before and after' : 'Photo'} onClose={onClose}>
      <div ref={view} tabIndex={-1} className={slide.length === 2 ? `${css.slide} ${css.two}` : css.slide}>
        {slide.map((photo) => (
          <ShownPhoto
            key={photo.id}
            photo={photo}
            files={files}
            actions={actions}
            locked={readOnly || actions.lock !== undefined}
            onRemove={() => void run(() => actions.remove(photo))}
          />
        ))}
      </div>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {slides.length > 1 && (
        <div className={css.nav}>
          <IconButton aria-label="Previous photo" variant="outline" onClick={() => go(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span role="status">{`${place + 1} of ${slides.length}`}</span>
          <IconButton aria-label="Next photo" variant="outline" onClick={() => go(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Everywhere in the dialog but in its fields, where arrows have a meaning of their own. */
function useArrowKeys(go: (step: number) => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const step = STEPS[key];
    const inField = target instanceof Element && target.closest('input, textarea, select') !== null;
    if (step !== undefined && !inField) go(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** What is looked at at once: a photo, or a pair. */
type Slide = readonly FileRecord[];

/** The photos among some files in the order in which they are looked through: as in the grid. */
function slidesOf(files: readonly FileRecord[]): readonly Slide[] {
  const { pairs, single } = arrangedPhotos(files);
  return [...pairs.map(({ before, after }) => [before, after]), ...single.map((photo) => [photo])];
}

/** Where a photo is among the slides; -1 when it is gone. */
const placeOf = (slides: readonly Slide[], id: string): number =>
  slides.findIndex((slide) => slide.some((photo) => photo.id === id));
