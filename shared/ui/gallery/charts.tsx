import { BarChart, ShareBar, Sparkline } from '../chart';
import { formatMoney, Panel } from '../index';
import css from './gallery.module.css';

const weeks = [12, 18, 9, 0, 24, 21, 30, 17].map((value, index) => ({ label: `W ${40 + index}`, value }));

/** Numbers as drawings, and where there are none. */
export const Charts = () => (
  <Panel title="Charts">
    <div className={css.samples}>
      <BarChart caption="Work orders finished per week" labelled="Week" points={weeks} />
      <Sparkline
        caption="Value of open offers"
        labelled="Week"
        points={weeks.map(({ label, value }) => ({ label, value: 400_000 + value * 10_000 }))}
        format={(value) => formatMoney(value, 'EUR')}
      />
      <ShareBar
        caption="Tasks by status"
        labelled="Status"
        points={[
          { label: 'Open', value: 42, tone: 'neutral' },
          { label: 'In progress', value: 18, tone: 'info' },
          { label: 'Blocked', value: 4, tone: 'warning' },
          { label: 'Done', value: 96, tone: 'success' },
          { label: 'Overdue', value: 3, tone: 'danger' },
        ]}
      />
      <BarChart caption="Work orders finished per day" labelled="Day" points={[]} />
    </div>
  </Panel>
);
