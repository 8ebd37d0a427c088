import { speak } from './page-words.ts';
import type { LoadWords } from './words.ts';

/** In the browser, where each page has a file of words: those of the frame, and of all pages that are there. A page that comes later brings its own. */
export const withPageWords =
  (loadFrame: LoadWords): LoadWords =>
  async (language) => {
    const frame = loadFrame(language);
    await speak(
      language,
      frame.then(({ i18n }) => i18n),
    );
    return frame;
  };
