/** What a designer needs to know about a component. `parameters.guidelines` of its stories; the docs page and Storybook's search read it. */
export interface Guidelines {
  /** Everyday words in Russian, Uzbek and English, separated by commas. Storybook's search finds the component by them. */
  alsoCalled: string;
  use: string;
  avoid: string;
  anatomy: string;
  /** How to word its texts, with examples in the customers' language. */
  content: string;
  accessibility: string;
  /** Keys and their effect. Absent if the component adds nothing to the browser's keys. */
  keyboard?: Record<string, string>;
}
