import { useState } from 'react';
import { RemovedRows, removedByName, useRemovableRows } from '../form';
import { IconButton, TrashIcon } from '../index';
import css from './gallery.module.css';

interface SampleSite {
  readonly id: string;
  readonly name: string;
}

const SITES: readonly SampleSite[] = [
  { id: 's1', name: 'Harbour office' },
  { id: 's2', name: 'Depot' },
];

const keyOf = ({ id }: SampleSite) => id;

/** Rows of a form that are removed, and come back. */
export function SampleRows() {
  const [sites, setSites] = useState(SITES);
  const rows = useRemovableRows(sites, keyOf, {
    insert: (at, site) => setSites((before) => before.toSpliced(at, 0, site)),
    remove: (at) => setSites((before) => before.toSpliced(at, 1)),
  });
  return (
    <div>
      {sites.map(({ id, name }, at) => (
        <div key={id} className={css.row}>
          {name}
          <IconButton aria-label={`Remove ${name}`} onClick={() => rows.takeOff(at)}>
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      <RemovedRows rows={rows} textOf={({ name }) => removedByName(name)} />
    </div>
  );
}
