import { useParams } from '@tanstack/react-router';
import { ReturnCaseController } from '../../features/returns/return-case.controller.tsx';

/** The page of one return and its progress. */
export function ReturnPage() {
  const { id } = useParams({ from: '/frame/$locale/cabinet/returns/$id' });
  return <ReturnCaseController key={id} id={id} />;
}
