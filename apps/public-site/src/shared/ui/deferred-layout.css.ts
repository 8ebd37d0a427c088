import { appStyle, media } from '@muddat/ui/theme/contract';

/**
 * On a phone, defers the layout of content far below the screen until it comes near or the browser is idle (`lay-out-deferred.ts`). Each
 * font that loads repeats the layout, which for a whole page blocks a cheap phone noticeably. Search in the page, anchors and screen
 * readers still find the content. `data-whole` on the document ends the deferral, and so does an anchor in the address, which is found only
 * if everything above has its real height. The clip margin leaves room for focus rings.
 */
const deferLayout = (far: string, about: string) =>
  appStyle({
    '@media': {
      [media.phone]: {
        '@supports': {
          '(overflow-clip-margin: 1px)': {
            selectors: {
              [`:root:not([data-whole], :has(:target)) ${far}`]: {
                contentVisibility: 'auto',
                containIntrinsicBlockSize: `auto ${about}`,
                overflowClipMargin: '24px',
              },
            },
          },
        },
      },
    },
  });

// Estimated heights until the layout. The selectors exclude what the first screen may show: a wrong estimate there counts as a layout
// shift.
export const deferredSection = deferLayout('& ~ & ~ &', '600px');
export const deferredTile = deferLayout('&:nth-child(n + 7)', '360px');
