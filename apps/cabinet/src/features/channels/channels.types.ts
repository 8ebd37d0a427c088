import type { QueryState } from '../../shared/query/loaded.ts';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import type { Channels, ChannelsAnswer } from './channel-queries.ts';

export type ChannelsViewProps = {
  channels: QueryState<ChannelsAnswer>;
  saving: WriteState<Channels>;
  onSave: (chosen: Channels) => void;
};
