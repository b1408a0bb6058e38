import { lacksForXRechnung } from '@fm/domain/e-invoice';
import type { Invoice } from '@fm/domain/invoice';
import { useCompany } from '@fm/ui/print';
import css from '../billing.module.css';

/** Which profile the e-invoice has, and what an XRechnung wants that is not there. */
export function XRechnungNote({ invoice }: { readonly invoice: Invoice }) {
  const company = useCompany();
  const isDraft = invoice.status === 'draft';
  // A draft goes out under what the settings say when it is approved.
  const seller = isDraft ? { ...company, name: company.name ?? '' } : invoice.seller;
  const lacks = lacksForXRechnung({ ...invoice, seller });
  if (lacks.length === 0) return <p className={css.profile}>The e-invoice is an XRechnung 3.0.</p>;
  return (
    <details className={css.profile}>
      <summary>The e-invoice follows EN 16931 and is no XRechnung, which public bodies ask for.</summary>
      <p>
        {isDraft
          ? 'It becomes one with the approval, once this is there:'
          : 'It would have become one with the approval, had this been there:'}
      </p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </details>
  );
}
