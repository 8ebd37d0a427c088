import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { type ChannelsByKind, channelsQuery } from './channel-queries.ts';
import { ChannelsView } from './channels.view.tsx';

/**
 * Calls the installment API for the notification channels. One call replaces all settings, so it needs no idempotency key: after a lost
 * response the customer can save again.
 */
export function ChannelsController() {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const query = channelsQuery(api);
  const channels = useQuery(query);
  const saving = useWrite({
    write: (chosen: ChannelsByKind) => api.installment.saveChannels({ channels: chosen }),
    onDone: ({ data }) => {
      queryClient.setQueryData(query.queryKey, data);
    },
  });
  return <ChannelsView channels={channels} saving={saving.state} onSave={saving.write} />;
}
