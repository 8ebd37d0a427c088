import type { Channels, ChannelsAnswer } from '../../data/channel-queries.ts';
import type { QueryState } from '../../data/loaded.ts';
import type { WriteState } from '../../refusal/use-write.ts';

export type ChannelsViewProps = {
  channels: QueryState<ChannelsAnswer>;
  saving: WriteState<Channels>;
  onSave: (chosen: Channels) => void;
};
