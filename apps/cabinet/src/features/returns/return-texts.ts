import { useLingui } from '@lingui/react/macro';
import type { ReturnCategory, ReturnFigures } from '../../domain/return/return-queries.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/** Error texts by form field. */
export type ReturnFieldErrors = { items?: string; category?: string; wish?: string; photos?: string };

/** Texts shared by the return form and the page of one return. */
export function useReturnTexts() {
  const { t } = useLingui();
  const categories: Readonly<Record<ReturnCategory, string>> = {
    defect: t({ message: 'Не работает или работает плохо', comment: 'Why goods go back: a defect' }),
    damaged: t({ message: 'Пришёл повреждённым', comment: 'Why goods go back: damaged on the way' }),
    wrong_item: t({ message: 'Привезли другой товар', comment: 'Why goods go back: not what was ordered' }),
    incomplete: t({ message: 'Не всё в комплекте', comment: 'Why goods go back: parts are missing' }),
    changed_mind: t({ message: 'Не подошёл', comment: 'Why goods go back: they are all right, the customer changed their mind' }),
  };
  const fieldErrorsOf = ({ fields }: Pick<Refusal, 'fields'>): ReturnFieldErrors => {
    const names = Object.keys(fields);
    const codeOf = (part: string) => {
      const name = names.find((one) => one === part || one.startsWith(`${part}.`));
      return name === undefined ? undefined : fields[name];
    };
    const [items, category, wish, photos] = [codeOf('items'), codeOf('category'), codeOf('wish'), codeOf('photos')];
    return {
      ...(items === undefined ? {} : { items: itemsProblem(items) }),
      ...(category === undefined ? {} : { category: categoryProblem(category) }),
      ...(wish === undefined
        ? {}
        : {
            wish: t({
              message: 'Чинят только то, что не работает или пришло повреждённым.',
              comment: 'Form of a return: a repair was asked for of goods that need none',
            }),
          }),
      ...(photos === undefined
        ? {}
        : {
            photos: t({
              message: 'Часть фото не загрузилась. Удалите их и добавьте снова, не больше пяти.',
              comment: 'Form of a return: the server does not have the photos that the return names',
            }),
          }),
    };
  };
  const itemsProblem = (code: string) =>
    code === 'more_than_bought'
      ? t({
          message: 'Вернуть можно не больше, чем вы купили и ещё не вернули.',
          comment: 'Form of a return: more pieces than the customer still has',
        })
      : t({ message: 'Выберите, что вернуть.', comment: 'Form of a return: no goods are chosen' });
  const categoryProblem = (code: string) =>
    code === 'too_late'
      ? t({
          message: 'Вернуть исправный товар можно было в течение 10 дней после получения. Этот срок прошёл.',
          comment: 'Form of a return: goods that are all right go back within ten days only',
        })
      : t({ message: 'Выберите причину.', comment: 'Form of a return: why the goods go back is not chosen' });
  return { categories, fieldErrorsOf };
}

/** Whether the schedule has unpaid rows. If not, texts leave the schedule out: the purchase is paid off, or was paid at once or in cash. */
export const hasUnpaidInstalments = ({ old }: Pick<ReturnFigures, 'old'>): boolean =>
  old.schedule.some((row) => row.paid_amount < row.amount);
