import type { PlanTemplate } from '@fm/domain/maintenance';
import { CHECKLIST_KIND_LABELS } from '@fm/domain/work-order';
import { formatCounted, formatQuantity, Panel } from '@fm/ui';
import css from './page.module.css';

const CHECKS = { one: 'check', many: 'checks' };

/** What is done at each occurrence, as its work order will begin. */
export function TaskPanel({ template }: { readonly template: PlanTemplate }) {
  const { title, description, checklist, parts = {} } = template;
  const checks = Object.entries(checklist).sort(([, one], [, other]) => one.order - other.order);
  return (
    <Panel title="What to do">
      <p className={css.words} dir="auto">
        {title}
      </p>
      {description && (
        <p className={css.text} dir="auto">
          {description}
        </p>
      )}
      {checks.length > 0 && (
        <>
          <h3 className={css.part}>{formatCounted(checks.length, CHECKS)}</h3>
          <ul>
            {checks.map(([id, { label, kind, required }]) => (
              <li key={id} className={css.row}>
                <span dir="auto">{label}</span>
                <span className={css.soft}>
                  {required ? CHECKLIST_KIND_LABELS[kind] : `${CHECKLIST_KIND_LABELS[kind]}, optional`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {Object.keys(parts).length > 0 && (
        <>
          <h3 className={css.part}>Parts</h3>
          <ul>
            {Object.entries(parts).map(([id, { name, qtyMilli, unit }]) => (
              <li key={id} className={css.row}>
                <span dir="auto">{name}</span>
                <span className={css.soft}>{`${formatQuantity(qtyMilli)} ${unit}`.trim()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
