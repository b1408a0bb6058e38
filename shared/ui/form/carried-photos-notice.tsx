import { itemPhotosText } from '@fm/domain/attachment';
import { Notice } from '../feedback/notice';

export interface CarriedPhotosNoticeProps {
  /** How many photos come along; undefined where they could not be read. */
  readonly count: number | undefined;
  /** What is being written: "order". */
  readonly noun: string;
}

/** Says that the photos of a checklist item come along to what is being written about it. */
export function CarriedPhotosNotice({ count, noun }: CarriedPhotosNoticeProps) {
  if (count === undefined) {
    return (
      <Notice tone="info">{`Photos of the checklist item are copied to this ${noun}, as many as there are.`}</Notice>
    );
  }
  return count === 0 ? null : <Notice tone="info">{itemPhotosText(count, `copied to this ${noun}`)}</Notice>;
}
