import { strToU8, type Zippable } from 'fflate';
import type { Context } from '../../core/context.ts';
import type { Asked } from '../documents/file-reply.ts';
import { lastStatement, papersOfOrders } from './copy-papers.ts';
import { copyPhotos } from './copy-photos.ts';
import { copyReadme } from './copy-readme.ts';
import { collectPersonalData } from './personal-data.ts';

/** All files of a customer's copy, by name in the ZIP. `README.txt` lists the data that had to be left out. */
export async function copyFiles(asked: Asked, files: Context['files']): Promise<Zippable> {
  const { ctx, customer } = asked;
  const data = await collectPersonalData(ctx.db, customer.id);
  const papers = await papersOfOrders(asked);
  const statement = await lastStatement(asked);
  const { files: photos, ...leftPhotos } = await copyPhotos({ db: ctx.db, files }, customer.id);
  const left = { papersOf: papers.missing, statement: statement === null, ...leftPhotos };
  return {
    'README.txt': strToU8(copyReadme(left, ctx.clock.today())),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    ...papers.files,
    ...(statement === null ? {} : { 'statement.pdf': statement }),
    // Level 0: compressing a JPEG again saves nothing.
    ...Object.fromEntries(Object.entries(photos).map(([name, photo]) => [name, [photo, { level: 0 }]])),
  };
}
