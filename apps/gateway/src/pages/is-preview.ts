/** An editor looks at what was saved a moment ago (`?preview=1`): the contents' version is asked for before the page is answered. */
export const isPreview = (search: string): boolean => search.includes('preview=1') && new URLSearchParams(search).get('preview') === '1';
