import { useLingui } from '@lingui/react/macro';

/** Main towns of the regions, as landmarks on the map of the country. If not all fit, the first ones are shown. */
export function useMapTowns() {
  const { t } = useLingui();
  return [
    { label: t({ message: 'Ташкент', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 41.3111, longitude: 69.2797 },
    {
      label: t({ message: 'Самарканд', comment: 'Name of a town on a drawn map of Uzbekistan' }),
      latitude: 39.6542,
      longitude: 66.9597,
    },
    { label: t({ message: 'Бухара', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 39.7747, longitude: 64.4286 },
    { label: t({ message: 'Фергана', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 40.3864, longitude: 71.7864 },
    { label: t({ message: 'Нукус', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 42.4531, longitude: 59.6103 },
    { label: t({ message: 'Термез', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 37.2242, longitude: 67.2783 },
    { label: t({ message: 'Ургенч', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 41.55, longitude: 60.6333 },
    { label: t({ message: 'Карши', comment: 'Name of a town on a drawn map of Uzbekistan' }), latitude: 38.8606, longitude: 65.7891 },
  ];
}
