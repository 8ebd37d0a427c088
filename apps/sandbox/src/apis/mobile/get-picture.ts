import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { drawPicture } from '../../pictures/draw-picture.ts';

/** The cache may store a picture forever, because a URL always gives the same picture. */
const ONE_YEAR = 'public, max-age=31536000, immutable';

export const getPicture = operation('mobile', 'getPicture', async ({ params }) => {
  const body = drawPicture(params.subject, params.name);
  if (body === null) throw new Problem('not_found');
  return { status: 200, body, headers: { 'content-type': 'image/svg+xml', 'cache-control': ONE_YEAR } };
});
