/** Whether an editor previews a page (`?preview=1`): the version of the contents is then checked before the page is sent. */
export const isPreview = (search: string): boolean => search.includes('preview=1') && new URLSearchParams(search).get('preview') === '1';
