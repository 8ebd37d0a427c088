import type { QueryState } from '../../shared/query/list-state.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import type { ChannelsByKind, ChannelsResponse } from './channel-queries.ts';

export type ChannelsViewProps = {
  channels: QueryState<ChannelsResponse>;
  saving: WriteState<ChannelsByKind>;
  onSave: (chosen: ChannelsByKind) => void;
};
