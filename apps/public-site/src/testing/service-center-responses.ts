import type { mobile } from '@muddat/sdk/types';
import { districtsResponse } from './store-responses.ts';

type Centers = mobile.operations['listServiceCenters']['responses'][200]['content']['application/json'];

const center = (id: string, region: string, lat: number, lon: number): Centers['data'][number] => ({
  id,
  name: `Usta ${id}`,
  region_id: region,
  region: 'не берётся',
  district_id: '1',
  district: 'Чиланзарский район',
  address: 'улица Бунёдкор, 12',
  phone: '+998712000101',
  hours: 'Пн–Сб 9:00–19:00',
  repairs: ['Смартфоны'],
  location: { lat, lon },
});

/** Two centres in Tashkent, the more distant one first, and one in Samarkand. */
const centers: Centers = {
  data: [center('far', '1726', 41.5, 69.28), center('near', '1726', 41.32, 69.28), center('samarkand', '1718', 39.65, 66.96)],
};

/** All responses for the page of service centres; `instead` replaces some of them. */
export const serviceCenterResponses =
  (instead: Readonly<Record<string, { status?: number; body: unknown }>> = {}) =>
  ({ pathname }: URL): { status?: number; body: unknown } | undefined => {
    const all: Record<string, { status?: number; body: unknown }> = {
      '/v2/page/service-center': { body: centers },
      '/v2/order/districts': { body: districtsResponse },
      ...instead,
    };
    return all[pathname];
  };
