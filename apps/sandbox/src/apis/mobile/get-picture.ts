import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { loadPicture } from '../../pictures/picture.ts';

/** The cache may store a picture forever, because a URL always gives the same picture. */
const ONE_YEAR = 'public, max-age=31536000, immutable';

export const getPicture = operation('mobile', 'getPicture', async ({ params }) => {
  const picture = await loadPicture(params.subject, params.name);
  if (picture === null) throw new Problem('not_found');
  return { status: 200, body: picture.body, headers: { 'content-type': picture.type, 'cache-control': ONE_YEAR } };
});
