import type { RemoteId } from '@fm/contract';
import { Button } from '@fm/ui/plain';
import { federation } from '../federation';

interface Props {
  readonly id: RemoteId;
  /** Loads the area anew. */
  readonly onUse: () => void;
}

/** Where a developer's build or a preview of an area does not come: the way back to the deployed one. */
export function UseDeployedVersion({ id, onUse }: Props) {
  const { overrides } = federation();
  if (overrides.getSnapshot()[id] === undefined) return null;
  const use = () => {
    overrides.drop(id);
    onUse();
  };
  return (
    <Button variant="outline" onClick={use}>
      Use the deployed version
    </Button>
  );
}
