import { useLingui } from '@lingui/react/macro';

type Named = { device: string | null; browser: string | null };

/** `Android, Chrome`; what the browser did not say is left out. */
export function useDeviceTitle(): (device: Named) => string {
  const { t } = useLingui();
  const unknown = t({ message: 'Неизвестное устройство', comment: 'List of devices: neither the device nor the browser is known' });
  return ({ device, browser }) => [device, browser].filter((name) => name !== null && name !== '').join(', ') || unknown;
}
