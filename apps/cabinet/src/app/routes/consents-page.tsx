import { useNavigate, useSearch } from '@tanstack/react-router';
import { ConsentsController } from '../../features/consents/consents.controller.tsx';

/** The consents to automatic debits, or the form of a new one. The URL says which, so that Back returns from the form to the list. */
export function Page() {
  const { step, order } = useSearch({ from: '/frame/$locale/cabinet/consents' });
  const navigate = useNavigate({ from: '/$locale/cabinet/consents' });
  return (
    <ConsentsController
      granting={step === 'grant'}
      order={order === undefined ? null : String(order)}
      onGranting={(on) => void navigate({ search: on ? { step: 'grant' } : {}, replace: !on, resetScroll: true })}
    />
  );
}
