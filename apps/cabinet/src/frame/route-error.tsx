import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@muddat/sdk';
import { ErrorState } from '@muddat/ui/states';
import { useRouter } from '@tanstack/react-router';
import { FrameSkeleton } from './frame-skeleton.tsx';

/** A page that could not be opened at all: no answer about the session, or a file of the app that did not come. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <FrameSkeleton>
      <ErrorState
        level={1}
        title={t({ message: 'Страница не открылась', comment: 'Heading of an error page of the cabinet' })}
        onRetry={() => void retry()}
        requestId={isApiError(error) ? (error.requestId ?? undefined) : undefined}
      >
        {t({
          message: 'Нет ответа от сервера. Проверьте интернет и попробуйте ещё раз. Платежи и заказы в сохранности.',
          comment: 'Text of an error page of the cabinet: what happened, what was not lost',
        })}
      </ErrorState>
    </FrameSkeleton>
  );
}
