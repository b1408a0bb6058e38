import { useHost } from '@fm/platform';
import { lazily } from '@fm/ui';
import { appLink, grouped } from './app-link';
import styles from './second-factor.module.css';

const QrCode = lazily('the code for cameras', async () => (await import('./qr-code')).QrCode);

/** A secret in the three ways in which an app takes one: by the camera, by a link on the same device, and typed. */
export function Offer({ secret }: { readonly secret: string }) {
  const { session, companyTitle } = useHost();
  const link = appLink(secret, session.email, companyTitle);
  return (
    <div className={styles.steps}>
      <p>Scan this with the app, then enter the code that it shows.</p>
      <QrCode text={link} label="QR code for the app" />
      <p>
        Is the app on this device? <a href={link}>Open it there</a>. Or type this into the app:{' '}
        <span className={styles.secret}>{grouped(secret)}</span>
      </p>
    </div>
  );
}
