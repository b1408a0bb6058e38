import { BarChart } from '../chart';
import { Panel } from '../index';
import css from './gallery.module.css';

const weeks = [12, 18, 9, 0, 24, 21, 30, 17].map((value, index) => ({ label: `W ${40 + index}`, value }));

/** Numbers as drawings, and where there are none. */
export const Charts = () => (
  <Panel title="Charts">
    <div className={css.samples}>
      <BarChart caption="Work orders finished per week" labelled="Week" points={weeks} />
      <BarChart caption="Work orders finished per day" labelled="Day" points={[]} />
    </div>
  </Panel>
);
