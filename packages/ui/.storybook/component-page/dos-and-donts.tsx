import { DocsContext, Heading, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as css from './component-page.css.ts';

/** A story with one of these tags is an example to follow or to avoid. Its name is the rule. Use both with `!dev` and `!autodocs`. */
const KINDS = { do: 'Do', dont: 'Don’t' } as const;

/** The component's examples to follow and to avoid, as live stories in the order of the file: each pair side by side. */
export function DosAndDonts() {
  // The stories of the module itself are in the order of the alphabet.
  const stories = useContext(DocsContext).componentStories();
  const examples = stories.flatMap(({ id, name, tags, moduleExport }) => {
    const kind = (['do', 'dont'] as const).find((each) => tags.includes(each));
    return kind ? [{ kind, id, name, moduleExport }] : [];
  });
  if (examples.length === 0) return null;
  return (
    <section>
      <Heading>Do and don’t</Heading>
      <div className={css.columns}>
        {examples.map(({ kind, id, name, moduleExport }) => (
          <figure key={id} className={css.example[kind]}>
            <Story of={moduleExport} />
            <figcaption className={css.caption}>
              <strong className={css.verdict[kind]}>{KINDS[kind]}:</strong> {name}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
