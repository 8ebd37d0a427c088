import { appStyle, media } from '@muddat/ui/theme/contract';

/**
 * On a phone what lies far under the edge of a new document is laid out when it comes near, or when the processor has time
 * (`lay-out-rest.ts`): words are laid out anew with each font that comes, and a cheap phone does that for a whole page as long as the eye
 * waits. Find, links and screen readers know all of it all the while. `data-whole` of the document ends it, and so does a place that the
 * address names: one far down is found only if all above it has its height. What it holds may reach into the gutter beside it, as a focus
 * ring does.
 */
const whenNear = (far: string, about: string) =>
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

// About as high as they are, until they are laid out. What a first screen may show has its height from the first: a browser notes a guess
// that was wrong as a jump of what stands below.
export const section = whenNear('& ~ & ~ &', '600px');
export const tile = whenNear('&:nth-child(n + 7)', '360px');
