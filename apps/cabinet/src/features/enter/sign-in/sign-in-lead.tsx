import { useLingui } from '@lingui/react/macro';
import { takeSignedOutNote } from '@muddat/app-shell';
import { useEffect, useState } from 'react';

/** What is behind the sign-in; or, where another page asked for it, why one is here. One line either way, so nothing moves. */
export function SignInLead() {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(takeSignedOutNote()), []);
  return (
    <>
      <div role="status">
        {refused && t({ message: 'Вы не авторизованы. Войдите, чтобы продолжить', comment: 'Sign-in page, where another page needs it' })}
      </div>
      {!refused && t({ message: 'Ваши покупки, платежи и лимит', comment: 'Under the heading of the sign-in page: what is behind it' })}
    </>
  );
}
