import type { Offer } from '@fm/domain/offer';
import { formatInstant, Panel } from '@fm/ui';
import css from './sheet.module.css';

/** What the customer asked through the link, the latest first; nothing where nothing was asked. */
export function Questions({ offer: { questions = {}, sentTo } }: { readonly offer: Offer }) {
  const asked = Object.entries(questions).sort(([, a], [, b]) => b.at.getTime() - a.at.getTime());
  if (asked.length === 0) return null;
  return (
    <Panel title="Questions of the customer" count={asked.length}>
      <ul className={css.questions}>
        {asked.map(([id, { name, text, at }]) => (
          <li key={id}>
            <p className={css.asker}>
              <span dir="auto">{name}</span>, {formatInstant(at)}
            </p>
            <p className={css.question} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {sentTo !== undefined && <p className={css.asker}>The link to answer by went to {sentTo}.</p>}
    </Panel>
  );
}
