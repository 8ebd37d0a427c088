import { useLingui } from '@lingui/react/macro';
import type { VerificationStepName } from '../../domain/identity/verification-query.ts';
import type { DocumentStep } from '../../shared/photo/upload-photo.ts';

/** Texts of the steps: `titles`, `hints` in the list of steps, and `photoHints`, what the photo of a step must show. */
export function useVerificationStepTexts() {
  const { t } = useLingui();
  const titles: Record<VerificationStepName, string> = {
    passport_front: t({ message: 'Паспорт или ID-карта', comment: 'Identity check: the step of the main side of the passport' }),
    selfie: t({ message: 'Селфи с паспортом', comment: 'Identity check: the step of the selfie' }),
    registration: t({
      message: 'Прописка или оборот ID',
      comment: 'Identity check: the step of the registration page or the back of the ID card',
    }),
    contacts: t({ message: 'Номера близких', comment: 'Identity check: the step of the phones of two people' }),
    card: t({ message: 'Банковская карта', comment: 'Identity check: the step of the bank card' }),
    person: t({ message: 'Данные паспорта', comment: 'Identity check: the step of passport number, PINFL and birthdate' }),
  };
  const hints: Record<VerificationStepName, string> = {
    passport_front: t({ message: 'Сторона с фотографией, все края видны', comment: 'Identity check: under the name of the step' }),
    selfie: t({ message: 'Лицо и паспорт в одном кадре', comment: 'Identity check: under the name of the step' }),
    registration: t({ message: 'Страница с адресом, у ID-карты — оборот', comment: 'Identity check: under the name of the step' }),
    contacts: t({ message: 'Два человека, которым можно позвонить', comment: 'Identity check: under the name of the step' }),
    card: t({ message: 'Ваша карта Uzcard или Humo', comment: 'Identity check: under the name of the step' }),
    person: t({ message: 'Серия и номер, ПИНФЛ, дата рождения', comment: 'Identity check: under the name of the step' }),
  };
  const whole = t({ message: 'Все края документа в кадре', comment: 'What a photo of a document must show' });
  const noGlare = t({ message: 'Без вспышки и бликов', comment: 'What a photo of a document must show' });
  const readable = t({ message: 'Буквы и цифры читаются', comment: 'What a photo of a document must show' });
  const photoHints: Record<DocumentStep, string[]> = {
    passport_front: [
      t({ message: 'Сторона с вашей фотографией', comment: 'What the photo of the passport must show' }),
      whole,
      noGlare,
      readable,
    ],
    selfie: [
      t({ message: 'Держите паспорт рядом с лицом, открытым на странице с фото', comment: 'What the selfie with passport must show' }),
      t({ message: 'Снимите очки и головной убор, встаньте лицом к свету', comment: 'What the selfie with passport must show' }),
      t({ message: 'Не закрывайте лицо и данные пальцами', comment: 'What the selfie with passport must show' }),
    ],
    registration: [
      t({
        message: 'В паспорте — страница с пропиской, у ID-карты — обратная сторона',
        comment: 'What the photo of the address must show',
      }),
      whole,
      noGlare,
      readable,
    ],
  };
  return { titles, hints, photoHints };
}
