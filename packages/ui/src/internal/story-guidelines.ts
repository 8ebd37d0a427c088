/** What a designer needs to know about a component. `parameters.guidelines` of its stories; the docs page and Storybook's search read it. */
export interface Guidelines {
  /** Everyday words in Russian, Uzbek and English, separated by commas. Storybook's search finds the component by them. */
  alsoCalled: string;
  use: string;
  avoid: string;
  anatomy: string;
  /** The numbered parts of the anatomy drawing: the story with the tag `anatomy`, which shows all of them. */
  parts?: readonly AnatomyPart[];
  /** How to word its texts, with examples in the customers' language. */
  content: string;
  /** Sections that only this component needs, after its content. */
  sections?: readonly GuidelineSection[];
  accessibility: string;
  /** Keys and their effect. Absent if the component adds nothing to the browser's keys. */
  keyboard?: Record<string, string>;
}

/** One numbered part of the anatomy drawing. */
export interface AnatomyPart {
  /** Finds the part in the story; the first element that matches. */
  selector: string;
  name: string;
  text: string;
  /** The side of the drawing that shows the number of the part. For parts that are below each other use `start` or `end`. */
  side: 'top' | 'bottom' | 'start' | 'end';
}

export interface GuidelineSection {
  title: string;
  /** Markdown. */
  text: string;
  /** The export of a live story below the text, with the tags `!dev` and `!autodocs`. */
  example?: string;
}
