import { expect, test } from 'vitest';
import { parseDistricts } from './fetch-districts.ts';

test.each([
  [{ data: [{ id: '1726266', name: 'Юнусабадский район', region_id: '1726' }] }, [{ name: 'Юнусабадский район', region: '1726' }]],
  [{ data: [{ name: 5, region_id: '1726' }, null, 'x', { name: 'Чирчик', region_id: '1727' }] }, [{ name: 'Чирчик', region: '1727' }]],
  [{ data: 'none' }, []],
  [{ code: 'internal' }, []],
  [null, []],
])('parseDistricts(%j) returns %j', (answer, districts) => {
  expect(parseDistricts(answer)).toEqual(districts);
});
