import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a photo was refused (domain, Identity verification), and what to do about it. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  blurred: msg({
    message: 'Фото размыто. Снимите ещё раз при дневном свете, держите телефон ровно.',
    comment: 'Why a document photo was refused: blurred',
  }),
  glare: msg({ message: 'На фото блик. Снимите без вспышки, чуть наклонив документ.', comment: 'Why a document photo was refused: glare' }),
  cropped: msg({
    message: 'Документ виден не целиком. Отодвиньте телефон, чтобы все края были в кадре.',
    comment: 'Why a document photo was refused: cropped',
  }),
  wrong_document: msg({
    message: 'Это другой документ. Снимите: {title}.',
    comment: 'Why a document photo was refused: another document was photographed; the name of the one that is wanted',
  }),
  face_not_visible: msg({
    message: 'Лица не видно. Снимите очки и встаньте лицом к свету.',
    comment: 'Why a document photo was refused: the face cannot be seen',
  }),
  expired_document: msg({
    message: 'Срок документа истёк. Нужен действующий.',
    comment: 'Why a document photo was refused: the document is no longer valid',
  }),
};

const OTHER = msg({
  message: 'Фото не подошло. Снимите ещё раз.',
  comment: 'Why a document photo was refused: a reason without words of its own',
});

/** Words for a refusal code; an unknown code has general words. `title` is the name of the wanted document. */
export const wordsOfReason = (code: string | undefined, title: string): MessageDescriptor => ({
  ...((code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? OTHER),
  values: { title },
});
