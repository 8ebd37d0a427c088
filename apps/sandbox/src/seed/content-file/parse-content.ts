import * as v from 'valibot';
import { type Content, contentSchema } from './content-schema.ts';

/** What the database has already, to which a file may refer. */
export type KnownContent = {
  readonly categories: readonly { readonly id: string; readonly parentId: string | null; readonly alias: string }[];
  readonly stores: readonly { readonly id: string; readonly alias: string }[];
};
export type ParsedContent = { readonly content: Content } | { readonly problems: readonly string[] };

/** Parses the text of a file, or returns a line for each problem. Places in lists count from 0. */
export function parseContent(text: string, known: KnownContent): ParsedContent {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`the file is not JSON: ${error instanceof Error ? error.message : 'unknown'}`] };
  }
  const parsed = v.safeParse(contentSchema, json);
  if (!parsed.success) return { problems: parsed.issues.map(describeIssue) };
  const problems = [...findRepeated(parsed.output), ...findUnknown(parsed.output, known)];
  return problems.length > 0 ? { problems } : { content: parsed.output };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (v.getDotPath(issue) ?? '').replaceAll(/\.(\d+)/g, '[$1]');
  const lead = path === '' ? '' : `${path}: `;
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${lead}is not a known name`;
  if (issue.received === 'undefined') return `${lead}is missing`;
  return `${lead}${issue.message}`;
}

type Named = { readonly path: string; readonly key: string };

/** Keys that occur twice. */
function findRepeated({ categories, stores, products, pages, builder_pages, questions }: Content): string[] {
  const tree = flattenCategories(categories).map(({ path, category }) => ({ path, ...category }));
  const placed = <Item>(name: string, items: readonly Item[]) => items.map((item, at) => ({ path: `${name}[${at}]`, ...item }));
  const groups = placed('questions', questions);
  const inStores = placed('stores', stores).flatMap(({ path, terms, addresses, deliveries }) => [
    ...repeatedIn(placed(`${path}.terms`, terms), 'months'),
    ...repeatedIn(placed(`${path}.addresses`, addresses), 'id'),
    ...repeatedIn(placed(`${path}.deliveries`, deliveries), 'region'),
  ]);
  return [
    ...repeatedIn(tree, 'id'),
    ...repeatedIn(tree, 'alias'),
    ...repeatedIn(placed('stores', stores), 'id'),
    ...repeatedIn(placed('stores', stores), 'alias'),
    ...inStores,
    ...repeatedIn(placed('products', products ?? []), 'id'),
    ...repeatedIn(placed('pages', pages), 'alias'),
    ...repeatedIn(placed('builder_pages', builder_pages), 'page'),
    ...repeatedIn(groups, 'id'),
    ...repeatedIn(
      groups.flatMap((group) => placed(`${group.path}.questions`, group.questions)),
      'id',
    ),
  ];
}

function repeatedIn<Field extends string>(
  items: readonly ({ readonly path: string } & Readonly<Record<Field, string | number>>)[],
  field: Field,
): string[] {
  const named: Named[] = items.map((item) => ({ path: `${item.path}.${field}`, key: String(item[field]) }));
  const first = new Map<string, string>();
  return named.flatMap(({ path, key }) => {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, path);
    return earlier === undefined ? [] : [`${path}: "${key}" is also ${earlier}`];
  });
}

/** The categories with their children, each with its path in the file. */
export function flattenCategories(categories: Content['categories']) {
  return categories.flatMap(({ children, ...category }, at) => {
    const path = `categories[${at}]`;
    const below = children.map((child, index) => ({
      ...{ path: `${path}.children[${index}]`, category: child, parentId: category.id, position: index + 1 },
    }));
    return [{ path, category, parentId: null, position: at + 1 }, ...below];
  });
}

/** References to stores and categories that are neither in the file nor in the database, and aliases that others have there. */
function findUnknown({ categories, stores, products }: Content, known: KnownContent): string[] {
  const own = flattenCategories(categories);
  const ownIds = new Set(own.map(({ category }) => category.id));
  const otherCategories = known.categories.filter(({ id }) => !ownIds.has(id));
  const storeIds = new Set(stores.map(({ id }) => id));
  const otherStores = known.stores.filter(({ id }) => !storeIds.has(id));
  const tree = [...otherCategories, ...own.map(({ category: { id, alias }, parentId }) => ({ id, alias, parentId }))];
  const parents = new Set(tree.map(({ parentId }) => parentId));
  const roots = new Set(tree.flatMap(({ alias, parentId }) => (parentId === null ? [alias] : [])));
  const leaves = new Set(tree.flatMap(({ id, alias }) => (parents.has(id) ? [] : [alias])));
  const storeAliases = new Set([...otherStores, ...stores].map(({ alias }) => alias));
  const findTakenAlias = (path: string, alias: string, others: readonly { readonly alias: string; readonly id: string }[]) =>
    others.flatMap((other) => (other.alias === alias ? [`${path}.alias: "${alias}" belongs to the stored id ${other.id}`] : []));
  return [
    ...own.flatMap(({ path, category }) => findTakenAlias(path, category.alias, otherCategories)),
    ...stores.flatMap(({ alias, categories: sections }, at) => [
      ...findTakenAlias(`stores[${at}]`, alias, otherStores),
      ...sections.flatMap((name, index) =>
        roots.has(name) ? [] : [`stores[${at}].categories[${index}]: there is no category "${name}" at the top`],
      ),
    ]),
    ...(products ?? []).flatMap(({ store, category }, at) => [
      ...(storeAliases.has(store) ? [] : [`products[${at}].store: there is no store "${store}"`]),
      ...(leaves.has(category) ? [] : [`products[${at}].category: there is no category "${category}" without children`]),
    ]),
  ];
}
