import { useLingui } from '@lingui/react/macro';
import type { CameraError } from './camera-error.ts';
import type { PhotoWarning } from './photo-warnings.ts';
import type { FileError } from './read-photo.ts';

/** The texts for each warning, file error and camera error: what is wrong and what to do. */
export function usePhotoTexts() {
  const { t } = useLingui();
  const warnings: Record<PhotoWarning, string> = {
    dark: t({ message: 'Слишком темно. Включите свет или подойдите к окну.', comment: 'Next to a photo just taken: it is too dark' }),
    blurred: t({
      message: 'Фото размыто, буквы не прочитать. Держите телефон ровно и дождитесь резкости.',
      comment: 'Next to a photo just taken: it is blurred',
    }),
    glare: t({
      message: 'На фото блик. Выключите вспышку и чуть наклоните документ.',
      comment: 'Next to a photo just taken: light is reflected',
    }),
    cropped: t({
      message: 'Похоже, документ виден не целиком. Отодвиньте телефон, чтобы все края были в кадре.',
      comment: 'Next to a photo just taken: the document is cut off',
    }),
  };
  const files: Record<FileError, string> = {
    file_empty: t({ message: 'Файл пустой. Выберите другой или снимите фото камерой.', comment: 'A chosen file is empty' }),
    file_too_large: t({
      message: 'Файл больше 10\u00a0МБ. Снимите фото камерой здесь или выберите файл меньше.',
      comment: 'A chosen photo is too large',
    }),
    file_heic: t({
      message: 'Это фото HEIC, его не открыть. Снимите камерой здесь или сохраните фото как JPEG.',
      comment: 'A chosen file is a photo of an iPhone in a format that browsers cannot open',
    }),
    file_pdf: t({
      message: 'Это PDF, а нужно фото. Снимите документ камерой или выберите JPEG или PNG.',
      comment: 'A chosen file is a PDF',
    }),
    file_type: t({
      message: 'Это не фото. Выберите JPEG, PNG или WebP или снимите камерой.',
      comment: 'A chosen file is not a picture, whatever its name',
    }),
    file_broken: t({
      message: 'Фото повреждено и не открывается. Выберите другое или снимите заново.',
      comment: 'A chosen picture cannot be opened',
    }),
    image_too_small: t({
      message: 'Фото слишком маленькое, буквы не прочитать. Снимите документ ближе или выберите фото крупнее.',
      comment: 'A chosen picture has too few pixels',
    }),
  };
  const cameras: Record<CameraError, string> = {
    none: t({ message: 'Камеры не видно. Выберите фото из файлов.', comment: 'The device has no camera' }),
    refused: t({
      message: 'Доступ к камере закрыт. Разрешите его в настройках сайта, рядом с адресом страницы, или выберите фото из файлов.',
      comment: 'The customer or the device denies the page the camera',
    }),
    busy: t({
      message: 'Камера занята другой программой. Закройте её и включите камеру ещё раз или выберите фото из файлов.',
      comment: 'The camera is used by another program',
    }),
    unavailable: t({
      message: 'Камера здесь не работает. Откройте сайт в обычном браузере или выберите фото из файлов.',
      comment: 'The browser does not let a page use the camera at all',
    }),
  };
  return { warnings, files, cameras };
}
