import { useState } from 'react';
import {
  ChooseFiles,
  DropFiles,
  type FileActions,
  FilesPanel,
  type FilesRead,
  PhotoStrip,
  PhotoTile,
  PhotoViewer,
  type UploadActions,
  UploadList,
} from '../files';
import { CarriedPhotosNotice } from '../form';
import { Button, Panel } from '../index';
import css from './gallery.module.css';
import { samplePhoto as photo, samplePicture as picture, sampleFile } from './sample-files';

const actions: FileActions = {
  lock: undefined,
  mayRemove: () => true,
  remove: async () => ({ ok: true }),
  change: async () => ({ ok: true }),
  download: async () => ({ ok: false, failure: { message: 'The server cannot be reached.' } }),
  useContent: () => ({ status: 'ready', url: picture }),
};
const files: FilesRead = {
  status: 'ready',
  retry: () => undefined,
  rows: [
    photo('1', { kind: 'photoBefore', caption: 'Leak below the valve' }),
    photo('2', { kind: 'photoAfter', caption: 'New valve, dry', pairId: '1' }),
    photo('3', { caption: 'Access from the yard' }),
    sampleFile('4', {
      kind: 'document',
      name: 'Plan of the cellar.pdf',
      mime: 'application/pdf',
      bytes: 614_400,
    }),
  ],
};
const uploads: UploadActions = {
  list: [
    { id: '1', name: 'IMG_2041.jpg', phase: 'storing' },
    { id: '2', name: 'IMG_2042.jpg', phase: 'failed', message: 'The server cannot be reached.' },
    {
      id: '3',
      name: 'Film.pdf',
      phase: 'refused',
      message: '“Film.pdf” has 1.5 MB; a file may have at most 700 KB.',
    },
  ],
  add: () => undefined,
  retry: () => undefined,
  discard: () => undefined,
};
const none: UploadActions = { ...uploads, list: [] };

/** Photos and other files of a record. */
export function Files() {
  const [opened, setOpened] = useState<string>();
  const [chosen, setChosen] = useState(0);
  const add = (more: readonly File[]) => setChosen(chosen + more.length);
  return (
    <>
      <Panel title="Photos and files">
        <FilesPanel files={files} actions={actions} uploads={uploads} />
      </Panel>
      <Panel title="Photos and files that stay as they are">
        <FilesPanel
          files={files}
          actions={{
            ...actions,
            lock: 'The order is verified, so its files stay as they are.',
            mayRemove: () => false,
          }}
          uploads={none}
        />
      </Panel>
      <Panel title="Files: the parts">
        <CarriedPhotosNotice count={2} noun="offer" />
        <PhotoStrip photos={files.rows.slice(0, 2)} onOpen={setOpened}>
          <UploadList uploads={uploads} only={({ phase }) => phase === 'storing'} />
        </PhotoStrip>
        <div className={css.row}>
          {files.rows.slice(2, 3).map((row) => (
            <PhotoTile key={row.id} photo={row} onOpen={() => setOpened(row.id)} />
          ))}
        </div>
        <DropFiles onDrop={add}>
          <div className={css.row}>
            <ChooseFiles label="Choose files" onChoose={add} />
            <Button onClick={() => setOpened('3')}>Look through the photos</Button>
            <span>{`${chosen} chosen`}</span>
          </div>
        </DropFiles>
        {opened !== undefined && (
          <PhotoViewer
            files={files.rows}
            actions={actions}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Panel>
    </>
  );
}
