import { type StoriesModule, testStoriesInUzbek } from './internal/story-translations/stories-in-uzbek-suite.tsx';

// A sample: texts of money, dates and errors. The exhaustive tier has the stories of every component, in files that run side by side.
testStoriesInUzbek(
  import.meta.glob<StoriesModule>('./{installment-calculator,payment-schedule,region-picker,text-field,true-price}/*.stories.tsx', {
    eager: true,
  }),
);
