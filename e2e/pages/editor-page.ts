import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, type Page } from '@playwright/test';

/** Paths and texts of the files in a folder, those of its folders among them. */
async function filesIn(dir: string): Promise<Record<string, string>> {
  const names = await readdir(dir, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [`content/${name}`, await readFile(join(dir, name), 'utf8')]),
    ),
  ) as Record<string, string>;
}

/** The folder that the browser gives to the editor, since no script may choose one on the disk. */
const giveFolder = `async (files) => {
  const root = await navigator.storage.getDirectory();
  const put = async (path, text) => {
    const folders = path.split('/');
    const name = folders.pop();
    let folder = root;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  };
  await put('.git/config', '');
  for (const [path, text] of Object.entries(files)) await put(path, text);
  window.showDirectoryPicker = async () => root;
}`;

const takeFolder = `async () => {
  const files = {};
  const take = async (folder, path) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'directory') await take(handle, path + name + '/');
      else files[path + name] = await (await handle.getFile()).text();
    }
  };
  await take(await navigator.storage.getDirectory(), '');
  return files;
}`;

/** The owner at the forms, with a copy of `content/` in `dir`. */
export class EditorPage {
  readonly page: Page;
  readonly dir: string;

  constructor(page: Page, dir: string) {
    this.page = page;
    this.dir = dir;
  }

  async open(url: string) {
    await rm(this.dir, { recursive: true, force: true });
    await cp('content', this.dir, { recursive: true });
    await this.page.goto(url);
    await this.page.evaluate(`(${giveFolder})(${JSON.stringify(await filesIn(this.dir))})`);
    await this.page.getByRole('button', { name: /local repository/i }).click();
    await this.page.getByRole('button', { name: 'New' }).waitFor();
  }

  async edit(name: string) {
    await this.page.getByText(name, { exact: false }).first().click();
    await this.page.getByRole('button', { name: 'Cancel Editing' }).waitFor();
  }

  field(label: string) {
    return this.page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) });
  }

  async fill(label: string, value: string) {
    const field = this.field(label).last();
    await field.getByRole('textbox').or(field.getByRole('spinbutton')).first().fill(value);
  }

  /** Saves and puts what the editor wrote into `dir`; gives every file of the folder as a text, pictures too. */
  async save() {
    await this.page.getByRole('button', { name: 'Save' }).press('Enter');
    // The list of entries, or of files, comes back when the file is written.
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
    const written = (await this.page.evaluate(`(${takeFolder})()`)) as Record<string, string>;
    await rm(this.dir, { recursive: true });
    await Promise.all(
      Object.entries(written)
        .filter(([path]) => path.startsWith('content/'))
        .map(async ([path, text]) => {
          const file = join(this.dir, path.slice('content/'.length));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }),
    );
    return written;
  }
}
