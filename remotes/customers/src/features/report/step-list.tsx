import type { NextStep } from '@fm/domain/customer';
import css from './report.module.css';

/** The same steps as on the screen, as text. */
export const StepList = ({ steps }: { readonly steps: readonly NextStep[] }) =>
  steps.length === 0 ? (
    <p>Nothing is waiting.</p>
  ) : (
    <ol className={css.steps}>
      {steps.map(({ kind, title, why, records = [] }) => (
        <li key={kind}>
          <strong>{title}</strong>
          {why && <p dir="auto">{why}</p>}
          {records.map((record) => (
            <p key={record.id}>
              <bdi>{record.name}</bdi>: {record.why}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
