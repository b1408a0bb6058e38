import { type Employee, latestCertificates } from '@fm/domain/employee';
import { WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { Panel } from '@fm/ui';
import { Expiry } from '../status/expiry';
import css from './page.module.css';

/** What somebody is certified for; of the same name, the one valid longest. */
export function CertificatePanel({ employee }: { readonly employee: Employee }) {
  const certificates = latestCertificates(employee.certificates);
  return (
    <Panel title="Certificates" count={certificates.length || undefined}>
      {certificates.length === 0 && <p className={css.none}>No valid certificate is entered.</p>}
      <ul>
        {certificates.map(({ name, no, expiresOn, types = [] }) => (
          <li key={name} className={css.row}>
            <div className={css.what}>
              <strong dir="auto">{name}</strong>
              <p className={css.soft}>
                {[no, types.map((type) => WORK_ORDER_TYPE_LABELS[type]).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span>{expiresOn ? <Expiry day={expiresOn} /> : 'For good'}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
