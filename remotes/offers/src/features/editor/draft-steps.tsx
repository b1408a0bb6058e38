import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useFilesOnWay } from '../files/use-offer-uploads';
import { StepBar } from '../transitions/step-bar';

interface DraftStepsProps {
  readonly offer: Stored<Offer>;
  /** Something is typed that is not saved. */
  readonly dirty: boolean;
}

/** The steps of a draft, once what is to be sent is stored. */
export function DraftSteps({ offer, dirty }: DraftStepsProps) {
  const onWay = useFilesOnWay(offer);
  const waitsFor = dirty
    ? 'Save your changes first: only what is saved can be sent.'
    : onWay
      ? 'Files are still on their way: once sent, the offer takes no more.'
      : undefined;
  return <StepBar offer={offer} waitsFor={waitsFor} />;
}
