import { CampaignCard } from '@muddat/ui/campaign-card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { RichText } from '@muddat/ui/rich-text';
import { Stack } from '@muddat/ui/stack';
import { VideoCard } from '@muddat/ui/video-card';
import { Paragraphs } from '../../../../shared/ui/paragraphs.tsx';
import type { SimpleBlock } from '../block.ts';
import { ContactBlock } from './contact-block.tsx';

export type SimpleBlockViewProps = {
  block: SimpleBlock;
  /** True in a column next to others. */
  inColumn?: boolean;
  /** True when a second-level heading precedes the block, so its own heading is of level 3. */
  hasTitleAbove?: boolean;
  headingId?: string;
};

/** A simple block, without a section around it. */
export function SimpleBlockView({ block, inColumn = false, hasTitleAbove = false, headingId }: SimpleBlockViewProps) {
  const level = hasTitleAbove ? 3 : 2;
  const named = headingId === undefined ? {} : { headingId };
  switch (block.type) {
    case 'text':
      return (
        <Stack gap="xs">
          <Heading level={level} size={inColumn ? 's' : 'l'}>
            {block.title}
          </Heading>
          <Paragraphs paragraphs={block.paragraphs} />
        </Stack>
      );
    case 'rich-text':
      return <RichText nodes={block.nodes} narrow={inColumn} />;
    case 'banner': {
      const { title, text, tone, cta, picture } = block;
      const shown = picture && !inColumn ? { src: picture.url, ...picture } : undefined;
      return (
        <CampaignCard
          title={title}
          text={text}
          tone={tone}
          level={level}
          {...named}
          picture={shown && { src: shown.src, alt: shown.alt, width: shown.width, height: shown.height }}
          action={
            cta && (
              <LinkButton href={cta.href} variant={tone === 'cobalt' ? 'tile' : 'primary'} width="phone">
                {cta.label}
              </LinkButton>
            )
          }
        />
      );
    }
    case 'video': {
      const { title, text, video_id: film, duration_seconds: seconds } = block;
      return (
        <VideoCard
          href={`https://www.youtube.com/watch?v=${film}`}
          site="YouTube"
          title={title}
          text={text}
          seconds={seconds}
          level={level}
          narrow={inColumn}
        />
      );
    }
    case 'contact':
      return <ContactBlock block={block} inColumn={inColumn} level={level} />;
  }
}
