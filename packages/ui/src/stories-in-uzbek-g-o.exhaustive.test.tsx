import { type StoriesModule, testStoriesInUzbek } from './internal/story-translations/stories-in-uzbek-suite.tsx';

testStoriesInUzbek(import.meta.glob<StoriesModule>('./[g-o]*/*.stories.tsx', { eager: true }));
