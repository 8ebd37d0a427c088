import { Controls, Description, Heading, Markdown, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guidelines } from '../../src/internal/story-guidelines.ts';
import type { StoryTranslations } from '../../src/internal/story-translations/story-translations.ts';
import { Anatomy } from './anatomy.tsx';
import * as css from './component-page.css.ts';
import { DosAndDonts } from './dos-and-donts.tsx';
import { ExtraSections } from './extra-sections.tsx';
import { importLine } from './import-line.ts';

/** The version that added most components. A newer component says its own in `parameters.since`. */
const FIRST_VERSION = '1.0.0';

/** The docs page of every component: its guidelines, examples to follow and to avoid, props, stories and sample texts. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidelines, words, since }: { guidelines?: Guidelines; words?: StoryTranslations; since?: string } = preparedMeta.parameters;
  return (
    <>
      <Title />
      {guidelines ? <Lead guidelines={guidelines} since={since ?? FIRST_VERSION} /> : <Description />}
      <Primary />
      {guidelines && (
        <>
          <Source code={importLine(preparedMeta)} language="tsx" dark />
          <DosAndDonts />
          <Anatomy guidelines={guidelines} />
          <Heading>Content</Heading>
          <Markdown>{guidelines.content}</Markdown>
          {guidelines.sections && <ExtraSections sections={guidelines.sections} />}
          <Heading>Accessibility</Heading>
          <Markdown>{guidelines.accessibility}</Markdown>
          {guidelines.keyboard && <Keyboard keys={guidelines.keyboard} />}
        </>
      )}
      {preparedMeta.component && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} title={<Heading>States and examples</Heading>} />
      {words && Object.keys(words).length > 0 && <SampleTexts words={words} />}
    </>
  );
}

function Lead({ guidelines: { alsoCalled, use, avoid }, since }: { guidelines: Guidelines; since: string }) {
  return (
    <>
      <p className={css.quiet}>
        Since {since}. Also called: {alsoCalled}.
      </p>
      <div className={css.columns}>
        <section>
          <h2 id="use" className={css.columnTitle}>
            When to use it
          </h2>
          <Markdown>{use}</Markdown>
        </section>
        <section>
          <h2 id="avoid" className={css.columnTitle}>
            When not to use it
          </h2>
          <Markdown>{avoid}</Markdown>
        </section>
      </div>
    </>
  );
}

function Keyboard({ keys }: { keys: Record<string, string> }) {
  return (
    <section>
      <Heading>Keyboard</Heading>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Effect</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, effect]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sample texts of the stories in both languages. Cyrillic Uzbek is made from the Latin text. */
function SampleTexts({ words }: { words: StoryTranslations }) {
  return (
    <section>
      <Heading>Sample texts in Russian and Uzbek</Heading>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Russian</th>
            <th scope="col">Uzbek</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(words).map(([russian, uzbek]) => (
            <tr key={russian}>
              <td lang="ru">{russian}</td>
              <td lang="uz">{uzbek}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
