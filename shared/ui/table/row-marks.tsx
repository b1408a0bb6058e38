import { EditedMark } from '../presence/edited-rows';
import { Status } from '../status/status';

/** What a row says below its name: that parts of its record are damaged, and who is changing it. */
export const RowMarks = ({ id, row }: { readonly id: string; readonly row: object }) => (
  <>
    {'damaged' in row && (
      <div>
        <Status tone="warning" label="Damaged" />
      </div>
    )}
    <EditedMark id={id} />
  </>
);
