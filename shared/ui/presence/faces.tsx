import { Avatar } from '../status/avatar';
import css from './presence.module.css';
import { useRecordVisitors, visitorsText } from './record-presence';

/** Faces shown at most; the sentence counts everybody. */
const MOST_FACES = 5;

/** Who else has the record of the page open: their faces, and a sentence beside them. */
export function Faces() {
  const visitors = useRecordVisitors();
  const text = visitorsText(visitors);
  return (
    <div role="status" className={text ? css.visitors : css.nobody}>
      {text && (
        <>
          <span className={css.faces}>
            {visitors.slice(0, MOST_FACES).map(({ name }) => (
              <Avatar key={name} name={name} />
            ))}
          </span>
          <span>{text}</span>
        </>
      )}
    </div>
  );
}
