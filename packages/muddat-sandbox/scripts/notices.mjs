import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Writes the licences of the packages of others whose modules are in the bundle. Throws if a package has none. */
export async function writeNotices(moduleIds, file) {
  const folders = new Set(moduleIds.filter((id) => id.includes('/node_modules/')).map(packageFolderOf));
  const notices = [];
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const names = (await readdir(folder)).filter((entry) => LICENSE_FILE.test(entry));
    if (names.length === 0) throw new Error(`${name} has no licence file; name it in notices.mjs`);
    const texts = await Promise.all(names.map((entry) => readFile(join(folder, entry), 'utf8')));
    notices.push(`${name} ${version} (${license})\n\n${texts.join('\n').trim()}\n`);
  }
  await writeFile(file, notices.toSorted().join(`\n${'-'.repeat(80)}\n\n`));
}

/** The nearest folder with a manifest that has a version; some packages have further manifests inside. */
function packageFolderOf(id) {
  const inside = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length).split('/');
  const length = inside[0].startsWith('@') ? 2 : 1;
  const folder = id.slice(0, id.lastIndexOf('/node_modules/') + '/node_modules/'.length) + inside.slice(0, length).join('/');
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${id} is in no package`);
  return folder;
}
