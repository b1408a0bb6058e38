import { type LineDifference, type Offer, offerDifference } from '@fm/domain/offer';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { Badge, formatMoney, formatQuantity, type Tone, VisuallyHidden } from '@fm/ui';
import { LINE_FIELD_LABELS, lineFieldText, OFFER_FIELD_LABELS, offerFieldText } from './difference-text';
import { DifferenceTotals } from './difference-totals';
import css from './versions.module.css';

interface VersionDifferenceProps {
  readonly before: Offer;
  readonly after: Offer;
}

/** What is different from one version of an offer to another one: line by line, beside the lines, and in the end. */
export function VersionDifference({ before, after }: VersionDifferenceProps) {
  const priced = seesPrices(useSession().role);
  const difference = offerDifference(before, after);
  const { lines, same, fields } = difference;
  const count = (kind: LineDifference['kind']) => lines.filter((line) => line.kind === kind).length;
  return (
    <div className={css.difference}>
      <p role="status">
        {`Lines added: ${count('added')}, removed: ${count('removed')}, changed: ${count('changed')}, the same: ${same}.`}
      </p>
      {lines.length > 0 && (
        <ul className={css.lines} aria-label="Different lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={after.currency} priced={priced} />
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <section className={css.line} aria-label="Different besides the lines">
          <p className={css.name}>Besides the lines</p>
          <Values
            values={fields.map((field) => ({
              label: OFFER_FIELD_LABELS[field],
              before: offerFieldText(before, field),
              after: offerFieldText(after, field),
            }))}
          />
        </section>
      )}
      {priced && (
        <DifferenceTotals
          difference={difference}
          versions={[before.version, after.version]}
          currency={after.currency}
        />
      )}
    </div>
  );
}

const MARKS: Readonly<Record<LineDifference['kind'], { readonly label: string; readonly tone: Tone }>> = {
  added: { label: 'Added', tone: 'success' },
  removed: { label: 'Removed', tone: 'danger' },
  changed: { label: 'Changed', tone: 'info' },
};

interface LineProps {
  readonly line: LineDifference;
  readonly currency: string;
  readonly priced: boolean;
}

function Line({ line, currency, priced }: LineProps) {
  const { label, tone } = MARKS[line.kind];
  const shown = line.kind === 'removed' ? line.before : line.after;
  const amount = [
    `${formatQuantity(shown.qtyMilli)} ${shown.unit}`.trim(),
    ...(priced ? [formatMoney(lineNetMinor(shown), currency)] : []),
  ].join(' · ');
  return (
    <li className={css.line}>
      <p className={css.name}>
        <Badge tone={tone} label={label} /> <span dir="auto">{shown.name}</span>
      </p>
      {line.kind === 'changed' ? (
        <Values
          values={line.fields.map((field) => ({
            label: LINE_FIELD_LABELS[field],
            before: lineFieldText(line.before, field, currency),
            after: lineFieldText(line.after, field, currency),
          }))}
        />
      ) : (
        shown.kind !== 'text' && <p className={css.amount}>{amount}</p>
      )}
    </li>
  );
}

interface ValuesProps {
  readonly values: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** What was, and what is instead. */
const Values = ({ values }: ValuesProps) => (
  <dl className={css.values}>
    {values.map(({ label, before, after }) => (
      <div key={label} className={css.value}>
        <dt>{label}</dt>
        <dd dir="auto">
          <VisuallyHidden>Before: </VisuallyHidden>
          {before ? <del>{before}</del> : <span className={css.none}>Nothing</span>}
        </dd>
        <dd dir="auto">
          <VisuallyHidden>Now: </VisuallyHidden>
          {after ? <ins>{after}</ins> : <span className={css.none}>Nothing</span>}
        </dd>
      </div>
    ))}
  </dl>
);
