import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Messages for a refused photo: what is wrong and what to do. */
const REFUSAL_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
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
    comment: 'Why a document photo was refused: wrong document; {title} names the one that is needed',
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

const OTHER_REFUSAL_MESSAGE = msg({
  message: 'Фото не подошло. Снимите ещё раз.',
  comment: 'Why a document photo was refused: any reason without a message of its own',
});

/** The message for a refusal code; an unknown code gets a general message. `title` names the document that is needed. */
export const refusalMessage = (code: string | undefined, title: string): MessageDescriptor => ({
  ...((code !== undefined && Object.hasOwn(REFUSAL_MESSAGES, code) ? REFUSAL_MESSAGES[code] : undefined) ?? OTHER_REFUSAL_MESSAGE),
  values: { title },
});
