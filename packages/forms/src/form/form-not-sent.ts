/** Thrown by `onSubmit` where nothing was sent and the page says why itself: the form keeps what was typed, and stays silent. */
export class FormNotSent extends Error {
  override name = 'FormNotSent';
}
