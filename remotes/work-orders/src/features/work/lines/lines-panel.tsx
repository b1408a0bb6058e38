import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import { lineRight, usedLines, type WorkOrder } from '@fm/domain/work-order';
import { Panel } from '@fm/ui';
import words from '../../order/formatting/text.module.css';
import { useLinesEditing } from './api/use-lines-editing';
import { JobAccountLine } from './job-account-line';
import { LineList } from './line-list';
import { LineSum } from './line-sum';
import css from './lines.module.css';

/** What a job uses up and costs, noted while it is done; and how that compares with what was offered. */
export function LinesPanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const right = lineRight(order, actor);
  const priced = seesPrices(actor.role);
  const editing = useLinesEditing(order, right, priced);
  const { parts = {}, costs = {} } = order;
  const none = Object.keys(parts).length + (priced ? Object.keys(costs).length : 0) === 0;
  return (
    <Panel title={priced ? 'Parts and costs' : 'Parts'}>
      <div className={css.lines}>
        {right.writes === 'none' && <p className={words.lock}>{right.reason}</p>}
        {none && <p className={words.none}>{priced ? 'No parts or costs yet.' : 'No parts yet.'}</p>}
        <LineList parts={parts} costs={costs} editing={editing} used={usedLines(order)} />
        {!none && priced && <LineSum order={order} />}
        {priced && order.offered === undefined && <JobAccountLine order={order} />}
      </div>
    </Panel>
  );
}
