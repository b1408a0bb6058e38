import type { RecordOption } from '@fm/data';
import { OFFER_LANGUAGE_LABELS } from '@fm/domain/offer';
import { blockText, hasTextIn, type TextBlock, type TextBlockPlace } from '@fm/domain/text-block';
import { useHost } from '@fm/platform';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import { languageOfForm } from '../editor/api/offer-language';
import type { OfferFormState } from '../editor/offer-form-state';
import { blockOptions } from './api/block-options';

interface TextBlockPickerProps {
  readonly place: TextBlockPlace;
  readonly form: OfferFormState;
  /** Gets the name of the block, and its text in the language of the offer. */
  readonly onPick: (name: string, text: string) => void;
}

const LABELS: Readonly<Record<TextBlockPlace, string>> = {
  intro: 'Insert a text before the lines',
  terms: 'Insert a text after the totals',
  line: 'Add a text among the lines',
};
const OPTIONS = {
  intro: blockOptions('intro'),
  terms: blockOptions('terms'),
  line: blockOptions('line'),
} as const;

/** Inserts one of the company's texts: the field is empty again once one is picked. */
export function TextBlockPicker({ place, form, onPick }: TextBlockPickerProps) {
  const { toast } = useHost();
  const [picked, setPicked] = useState(0);
  const take = async ({ record }: RecordOption<TextBlock>) => {
    const language = await languageOfForm(form.getValues);
    onPick(record.name, blockText(record, language));
    if (hasTextIn(record, language)) return;
    toast.info(`“${record.name}” is not there in ${OFFER_LANGUAGE_LABELS[language]}. Translate it here.`);
  };
  return (
    <ComboBoxField
      // What was typed went with the text.
      key={picked}
      label={LABELS[place]}
      hideLabel
      placeholder={LABELS[place]}
      value={null}
      onChange={() => undefined}
      load={OPTIONS[place]}
      onPick={(option: RecordOption<TextBlock> | null) => {
        if (!option) return;
        setPicked(picked + 1);
        void take(option);
      }}
    />
  );
}
