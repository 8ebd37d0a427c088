import { cx } from '../../src/internal/cx.ts';
import { motion } from '../../src/theme/media.ts';
import { RADIUS_NAMES, SHADOW_NAMES } from '../../src/theme/theme-shape.ts';
import { light } from '../../src/theme/themes.ts';
import { FONT_SIZE_NOTES, FONT_WEIGHT_NOTES, RADIUS_NOTES, SHADOW_NOTES, SPACE_NOTES } from '../../src/theme/token-notes.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../../src/theme/tokens.ts';
import { DocsPage, DocsSection, TokenItem } from './page.tsx';
import * as css from './pages.css.ts';

const keys = <Name extends string>(map: Record<Name, unknown>) => Object.keys(map) as Name[];
const PX_OF_REM = 16;

export function TypographyPage() {
  return (
    <DocsPage
      title="Type"
      lead="Onest, one variable file for each alphabet. Sizes are in rem and grow with the text size that the reader has chosen."
    >
      <DocsSection title="Sizes">
        <ul className={css.list}>
          {keys(FONT_SIZE).map((name) => (
            <TokenItem
              key={name}
              sample={<span className={css.size[name]}>350 000 сум</span>}
              name={name}
              value={`${Number.parseFloat(FONT_SIZE[name]) * PX_OF_REM} px · ${FONT_SIZE[name]}`}
              note={FONT_SIZE_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Weights">
        <ul className={css.list}>
          {keys(FONT_WEIGHT).map((name) => (
            <TokenItem
              key={name}
              sample={<span className={css.weight[name]}>Срок — до 24 месяцев. Toʻlov muddati</span>}
              name={name}
              value={FONT_WEIGHT[name]}
              note={FONT_WEIGHT_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  );
}

export function SizesPage() {
  return (
    <DocsPage
      title="Space, radius, shadow, motion"
      lead="Space is on a grid of 4 px. Cards have a line, not a shadow; only what floats has a shadow. Touch targets are at least 44 px."
    >
      <DocsSection title="Space">
        <ul className={css.list}>
          {keys(SPACE).map((name) => (
            <TokenItem
              key={name}
              sample={<span className={cx(css.bar, css.space[name])} />}
              name={name}
              value={SPACE[name]}
              note={SPACE_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Radius">
        <ul className={css.list}>
          {RADIUS_NAMES.map((name) => (
            <TokenItem
              key={name}
              sample={<span className={cx(css.block, css.radius[name])} />}
              name={name}
              value={light.radius[name]}
              note={RADIUS_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Shadow">
        <ul className={css.list}>
          {SHADOW_NAMES.map((name) => (
            <TokenItem
              key={name}
              sample={<span className={cx(css.floating, css.shadow[name])} />}
              name={name}
              value={light.shadow[name]}
              note={SHADOW_NOTES[name]}
            />
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="Motion">
        <ul className={css.list}>
          {keys(motion).map((name) => (
            <TokenItem
              key={name}
              sample={
                <button type="button" className={css.track} aria-label={`Show the motion ${name}`}>
                  <span className={cx(css.runner, css.transition[name])} />
                </button>
              }
              name={name}
              value={motion[name]}
              note="Point at it, press it or move the focus to it. With reduced motion nothing moves"
            />
          ))}
        </ul>
      </DocsSection>
    </DocsPage>
  );
}
