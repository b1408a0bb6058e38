import type { Locator, Page } from 'playwright-core';

/** A file as the browser is handed it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Photos and files on the screen of an order or an offer. */
export class RecordFiles {
  readonly panel: Locator;
  /** The viewer. */
  readonly viewer: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Photos and files' });
    this.viewer = page.getByRole('dialog', { name: /^(Photo|Before and after)$/ });
  }

  /** Chooses files as the button would. */
  async choose(label: 'Add photos' | 'Add file', files: Parameters<Locator['setInputFiles']>[0]) {
    await this.panel.getByRole('button', { name: label, exact: true }).waitFor();
    await this.panel.locator(`input[aria-label="${label}"]`).setInputFiles(files);
  }

  /** Lets go of files above the panel. */
  async drop(...files: ChosenFile[]) {
    await this.#hand('drop', files);
  }

  /** Pastes a picture, as a screen shot is pasted: not into a field. */
  async paste(picture: ChosenFile) {
    await this.#hand('paste', [picture]);
  }

  async #hand(how: 'drop' | 'paste', files: ChosenFile[]) {
    const sent = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString('base64') }));
    await this.panel.getByRole('button', { name: 'Add photos' }).evaluate(
      (button, { how, sent }) => {
        const data = new DataTransfer();
        for (const { name, mimeType, bytes } of sent) {
          const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
          data.items.add(new File([content], name, { type: mimeType }));
        }
        const init = { bubbles: true, cancelable: true };
        button.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      },
      { how, sent },
    );
  }

  photo(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name: name instanceof RegExp ? name : `Open ${name}` });
  }

  /** Says in the viewer what the shown photo is. */
  async edit(name: string, fill: (viewer: Locator) => Promise<void>) {
    await this.viewer.getByRole('button', { name: `Edit ${name}` }).click();
    await fill(this.viewer);
    await this.viewer.getByRole('button', { name: 'Save' }).click();
    await this.viewer.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  }
}
