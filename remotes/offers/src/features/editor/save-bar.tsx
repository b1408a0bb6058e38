import type { RecordForm } from '@fm/data/form';
import type { Offer, OfferInput, OfferValues } from '@fm/domain/offer';
import { Button, FormActions, formatMoney } from '@fm/ui';
import { useWatch } from '@fm/ui/form';
import { draftTotals } from '../totals/draft-totals';
import type { OfferControl } from './offer-form-state';
import css from './save-bar.module.css';

interface SaveBarProps {
  readonly record: RecordForm<OfferInput, OfferValues, Offer>;
  readonly label: string;
}

/** Save, with what the offer comes to so far: both stay in sight beside a long list of lines. */
export function SaveBar({ record, label }: SaveBarProps) {
  const { mode, saving, dirty, status, failure } = record;
  const unchanged = mode === 'edit' && !dirty;
  return (
    <FormActions>
      <Button type="submit" variant="primary" busy={saving} disabled={unchanged || status === 'missing'}>
        {saving ? 'Saving…' : label}
      </Button>
      {/* The reason stands above the form too, which a long list of lines may have moved out of sight. */}
      {failure ? (
        <span className={css.failure}>{failure.message}</span>
      ) : (
        mode === 'edit' && <span className={css.state}>{dirty ? 'Not saved yet' : 'All changes saved'}</span>
      )}
      <Gross control={record.form.control} />
    </FormActions>
  );
}

function Gross({ control }: { readonly control: OfferControl }) {
  const [lines, discount, taxMode, currency] = useWatch({
    control,
    name: ['lines', 'discount', 'taxMode', 'currency'],
  });
  const { grossMinor } = draftTotals({ lines, discount, taxMode });
  return (
    <span className={css.gross}>
      Total with tax <strong>{formatMoney(grossMinor, currency)}</strong>
    </span>
  );
}
