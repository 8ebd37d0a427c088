import { strToU8, type Zippable } from 'fflate';
import type { Context } from '../../core/context.ts';
import type { DocumentRequestContext } from '../documents/file-response.ts';
import { collectDataCopyPhotos } from './collect-copy-photos.ts';
import { collectPersonalData } from './personal-data.ts';
import { renderDataCopyReadme } from './render-copy-readme.ts';
import { renderOrderDocuments, renderYearStatement } from './render-order-documents.ts';

/** All files of a customer's copy, by name in the ZIP. `README.txt` lists the data that had to be left out. */
export async function buildDataCopyFiles(asked: DocumentRequestContext, files: Context['files']): Promise<Zippable> {
  const { ctx, customer } = asked;
  const data = await collectPersonalData(ctx.db, customer.id);
  const papers = await renderOrderDocuments(asked);
  const statement = await renderYearStatement(asked);
  const { files: photos, ...leftPhotos } = await collectDataCopyPhotos({ db: ctx.db, files }, customer.id);
  const left = { papersOf: papers.missing, statement: statement === null, ...leftPhotos };
  return {
    'README.txt': strToU8(renderDataCopyReadme(left, ctx.clock.today())),
    'data.json': strToU8(JSON.stringify(data, null, 2)),
    ...papers.files,
    ...(statement === null ? {} : { 'statement.pdf': statement }),
    // Level 0: compressing a JPEG again saves nothing.
    ...Object.fromEntries(Object.entries(photos).map(([name, photo]) => [name, [photo, { level: 0 }]])),
  };
}
