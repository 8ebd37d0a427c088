import ts from 'typescript';

const { factory } = ts;
const nameOf = (member) => member.name?.text ?? '';
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);
const exported = () => [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
const member = (node, name) => node?.members?.find((candidate) => nameOf(candidate) === name);

/** Copies the documentation that openapi-typescript attached to a member. */
function documented(declaration, source) {
  const comments = ts.getSyntheticLeadingComments(source);
  return comments === undefined ? declaration : ts.setSyntheticLeadingComments(declaration, comments);
}

const declare = (name, type, source) =>
  documented(
    ts.isTypeLiteralNode(type)
      ? factory.createInterfaceDeclaration(exported(), name, undefined, undefined, type.members)
      : factory.createTypeAliasDeclaration(exported(), name, undefined, type),
    source,
  );

/** `components["schemas"]["Payment"]` becomes what the schema is declared as, such as `Payment`. */
function withNames(node, declared) {
  const visit = (child) => {
    if (ts.isIndexedAccessTypeNode(child) && ts.isIndexedAccessTypeNode(child.objectType)) {
      const section = child.objectType.indexType.literal?.text;
      const name = child.indexType.literal?.text;
      if (section === 'schemas' && declared.has(name)) return factory.createTypeReferenceNode(declared.get(name));
    }
    return ts.visitEachChild(child, visit, undefined);
  };
  return ts.visitNode(node, visit);
}

/** The JSON contents of an operation that are written in place: [declared name, member that holds it]. */
function inlineContents(operation) {
  const found = [];
  const json = (holder) => member(member(holder?.type, 'content')?.type, 'application/json');
  const body = json(member(operation.type, 'requestBody'));
  if (body !== undefined && ts.isTypeLiteralNode(body.type)) found.push([`${capitalized(nameOf(operation))}Body`, body]);
  for (const response of member(operation.type, 'responses')?.type.members ?? []) {
    const content = /^2/.test(nameOf(response)) ? json(response) : undefined;
    if (content !== undefined && ts.isTypeLiteralNode(content.type)) {
      found.push([`${capitalized(nameOf(operation))}Response`, content]);
    }
  }
  return found;
}

/**
 * The nodes of openapi-typescript with a declaration of its own for each schema and each inline body, so that an editor shows their
 * names and descriptions. `components`, `operations` and `paths` stay, and refer to them. A schema named in `inParts` is declared as
 * `<Name>Fields`, with its fields as they may arrive: the caller declares, under the name itself, which of them go together.
 */
export function nameTypes(nodes, inParts = new Set()) {
  const interfaceOf = (name) => nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  const schemas = member(interfaceOf('components'), 'schemas')?.type.members ?? [];
  const declared = new Map(schemas.map(nameOf).map((name) => [name, inParts.has(name) ? `${name}Fields` : name]));
  const inline = new Map(
    (interfaceOf('operations')?.members ?? []).flatMap((operation) => inlineContents(operation).map(([name, node]) => [node, name])),
  );
  for (const name of inline.values()) if (declared.has(name)) throw new Error(`the schema ${name} has the name of an operation's own type`);

  const declarations = [
    ...schemas.map((schema) => declare(declared.get(nameOf(schema)), withNames(schema.type, declared), schema)),
    ...[...inline].map(([node, name]) => declare(name, withNames(node.type, declared), node)),
  ];
  const replaceInline = (node) => {
    const name = inline.get(node);
    if (name !== undefined) {
      return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, factory.createTypeReferenceNode(name));
    }
    return ts.visitEachChild(node, replaceInline, undefined);
  };
  const replaceSchemas = (node) => {
    if (schemas.includes(node)) {
      return factory.updatePropertySignature(
        node,
        node.modifiers,
        node.name,
        node.questionToken,
        factory.createTypeReferenceNode(declared.get(nameOf(node))),
      );
    }
    return ts.visitEachChild(node, replaceSchemas, undefined);
  };
  const rest = nodes.map((node) => withNames(ts.visitNode(ts.visitNode(node, replaceInline), replaceSchemas), declared));
  return [...declarations, ...rest];
}
