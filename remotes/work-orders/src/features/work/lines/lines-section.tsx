import { useActor } from '@fm/data';
import { seesPrices } from '@fm/domain/role';
import type { OrderCosts, OrderParts } from '@fm/domain/work-order';
import { FormSection, FormWide } from '@fm/ui';
import { FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../form/section-props';
import words from '../../order/formatting/text.module.css';
import { LineList } from './line-list';
import { LineSum } from './line-sum';
import css from './lines.module.css';
import { type LinesEditing, nextPlace } from './lines-editing';

const changed = { shouldDirty: true } as const;
const done = { ok: true, value: undefined } as const;

/** What the job is expected to use up, and what else it will cost. Saved with the order. */
export function LinesSection({ form: { control, getValues, setValue } }: SectionProps) {
  const { role } = useActor();
  const readOnly = useContext(FormReadOnly);
  const id = useSearchParams()[0].get('id') ?? 'new';
  const parts = useWatch({ control, name: 'parts' });
  const costs = useWatch({ control, name: 'costs' });
  const editing: LinesEditing = {
    right: readOnly ? { writes: 'none', reason: '' } : { writes: 'all' },
    priced: seesPrices(role),
    draftPath: `workOrders/${id}/form`,
    save: async (kind, lineId, fields) => {
      const lines = getValues(kind);
      const line = { ...lines[lineId], ...fields, order: lines[lineId]?.order ?? nextPlace(lines) };
      setValue(kind, { ...lines, [lineId]: line } as OrderParts & OrderCosts, changed);
      return done;
    },
    remove: async (kind, lineId) => {
      const { [lineId]: _removed, ...rest } = getValues(kind);
      setValue(kind, rest as OrderParts & OrderCosts, changed);
      return done;
    },
  };
  const none = Object.keys(parts).length + Object.keys(costs).length === 0;
  return (
    <FormSection title="Expected parts and costs" hint="What the job will use up, as far as it is known now.">
      <FormWide>
        <div className={css.lines}>
          {none && <p className={words.none}>Nothing expected yet.</p>}
          <LineList parts={parts} costs={costs} editing={editing} />
          {!none && editing.priced && <LineSum order={{ parts, costs }} />}
        </div>
      </FormWide>
    </FormSection>
  );
}
