import type { ActivityEntry } from './security.types.ts';

/** `count`: how many sign-ins in a row came from the same device and network. Other entries have a count of 1. */
export type ActivityGroup = ActivityEntry & { count: number };

/**
 * Merges consecutive sign-ins from the same device and network into one entry, with the time of the latest, so that an unusual sign-in is
 * easy to see.
 */
export function groupActivity(entries: readonly ActivityEntry[]): ActivityGroup[] {
  const groups: ActivityGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && entry.kind === 'sign_in' && sourceOf(entry) === sourceOf(last)) last.count += 1;
    else groups.push({ ...entry, count: 1 });
  }
  return groups;
}

const sourceOf = ({ kind, device, browser, place, is_new }: ActivityEntry) => JSON.stringify([kind, device, browser, place, is_new]);
