import { useParams } from '@tanstack/react-router';
import { returnQuery } from '../../domain/return/return-queries.ts';
import { ReturnCaseController } from '../../features/returns/return-case.controller.tsx';
import type { PageData } from './page-modules.ts';

export const data: PageData = ({ queryClient, api, params: { id = '' } }) => [queryClient.prefetchQuery(returnQuery(api, id))];

/** The page of one return and its progress. */
export function Page() {
  const { id } = useParams({ from: '/frame/$locale/cabinet/returns/$id' });
  return <ReturnCaseController key={id} id={id} />;
}
