import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../use-language.ts';
import type { FileProblem } from './check-file.ts';
import { formatFileKinds } from './format-file-kinds.ts';
import { formatFileSize } from './format-size.ts';

/** Returns the message for a file problem, in the language of the page. */
export function useFileProblemMessage(accept: readonly string[]): (problem: FileProblem) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  const kinds = formatFileKinds(accept, locale);
  return (problem) => {
    switch (problem.code) {
      case 'file_type':
        return t({
          message: `Такой файл не подойдёт, нужен ${kinds}.`,
          comment: 'A chosen file is of a wrong kind; {kinds} are the accepted ones, such as "JPEG или PNG"',
        });
      case 'file_too_large': {
        const size = formatFileSize(problem.maxBytes, locale);
        return t({
          message: `Файл слишком большой, можно до ${size}.`,
          comment: 'A chosen file is too large; {size} is the largest size, such as 10 МБ',
        });
      }
      case 'file_empty':
        return t({ message: 'Файл пустой. Выберите другой.', comment: 'A chosen file is empty' });
      case 'files_too_many': {
        const { max } = problem;
        return t({
          message: plural(max, {
            one: 'Можно не больше # файла.',
            few: 'Можно не больше # файлов.',
            many: 'Можно не больше # файлов.',
            other: 'Можно не больше # файла.',
          }),
          comment: 'More files were chosen than may be added',
        });
      }
    }
  };
}
