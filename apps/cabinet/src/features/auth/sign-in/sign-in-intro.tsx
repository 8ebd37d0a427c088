import { useLingui } from '@lingui/react/macro';
import { consumeSignedOutNotice } from '@muddat/app-shell';
import { useEffect, useState } from 'react';

/** A short description of the cabinet, or the reason for a redirect to the sign-in. Each takes one line, so that nothing moves. */
export function SignInIntro() {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(consumeSignedOutNotice()), []);
  return (
    <>
      <div role="status">
        {refused && t({ message: 'Вы не авторизованы. Войдите, чтобы продолжить', comment: 'Sign-in page, if another page has led here' })}
      </div>
      {!refused && t({ message: 'Ваши покупки, платежи и лимит', comment: 'Under the heading of the sign-in page: what the cabinet has' })}
    </>
  );
}
