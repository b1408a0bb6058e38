import { createRequire } from 'node:module';
import { join } from 'node:path';
import { OWN_SHARED } from '@fm/build';
import type { ExportedTypes } from '@fm/build/exported-types';
import { ROOT } from '@fm/build/paths';
import { packageOf } from '@fm/build/shared-modules';
import { ModifierFlags, type Node } from 'typescript/unstable/ast';
import { isExportDeclaration, isExportSpecifier } from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  ObjectFlags,
  type Program,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** Folders of the packages that the host provides: their types are written out, those of others only named. */
const FOLDERS = [...new Set(OWN_SHARED.map(packageOf))].map(
  (name) => `${join(ROOT, name.replace('@fm', 'shared'))}/`,
);

const { resolve } = createRequire(import.meta.url);

/** What the shared modules export, as the compiler reads their sources. Throws where it does not know one of them. */
export function exportedTypes(): ExportedTypes {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The compiler does not open tsconfig.json.');
    const writer = new TypeWriter(project.checker, project.program);
    const modules = Object.fromEntries(OWN_SHARED.map((module) => [module, writer.typesOf(module)]));
    return { modules, types: writer.types };
  } finally {
    api.close();
  }
}

/** Writes types out, and remembers those with a name that it meets in them. */
class TypeWriter {
  readonly #named = new Map<number, { readonly name: string; readonly text: string }>();
  readonly #met = new Set<number>();

  constructor(
    private readonly checker: Checker,
    private readonly program: Program,
  ) {}

  /** The names that areas can import from a module when they run, with their types. */
  typesOf(module: string): Record<string, string> {
    const source = this.program.getSourceFile(resolve(module));
    const itself = source && this.checker.getSymbolAtLocation(source);
    if (!itself) throw new Error(`The compiler does not know ${module}.`);
    const all: [string, string][] = [];
    for (const exported of this.checker.getExportsOfModule(itself)) {
      const type = this.#typeOfValue(exported);
      if (!type) continue;
      this.#meet(type);
      all.push([exported.name, this.#textOf(type)]);
    }
    return sorted(all);
  }

  /** The types that were met, by name. Where several have the same, all of them. */
  get types(): Record<string, string> {
    const texts = new Map<string, Set<string>>();
    for (const { name, text } of this.#named.values())
      texts.set(name, (texts.get(name) ?? new Set()).add(text));
    return sorted([...texts].map(([name, all]) => [name, [...all].sort().join(' or ')]));
  }

  /** Undefined for what is exported as a type alone. */
  #typeOfValue(exported: TypeSymbol): Type | undefined {
    let symbol: TypeSymbol | undefined = exported;
    while (symbol && symbol.flags & SymbolFlags.Alias) {
      if (symbol.declarations.some((declaration) => isOfTypes(declaration.resolve()))) return undefined;
      symbol = this.checker.getImmediateAliasedSymbol(symbol);
    }
    return symbol && symbol.flags & SymbolFlags.Value ? this.checker.getTypeOfSymbol(symbol) : undefined;
  }

  #textOf(type: Type, flags: NodeBuilderFlags = NodeBuilderFlags.None): string {
    const text = this.checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation | flags);
    return (
      text
        // Where a type lies that only its own file names differs by checkout.
        .replace(/import\("[^"]*"\)\./g, '')
        // What a function calls the parts of what it is given is its own affair.
        .replace(/(?<=[(,] ?)\{[^{}:;]*\}: /g, 'props: ')
    );
  }

  /** Writes out what a type's name stands for, without what it has from elsewhere. */
  #meetNamed(symbol: TypeSymbol): void {
    if (this.#named.has(symbol.id)) return;
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const text =
      symbol.flags & SymbolFlags.TypeAlias
        ? this.#textOf(type, NodeBuilderFlags.InTypeAlias)
        : `{ ${this.#ownMembers(type)
            .map((member) => this.#memberText(member))
            .join('; ')} }`;
    this.#named.set(symbol.id, { name: symbol.name, text });
    this.#meet(type);
  }

  #ownMembers = (type: Type): readonly TypeSymbol[] =>
    this.checker.getPropertiesOfType(type).filter((member) => isOurs(member) && !isPrivate(member));

  #memberText(member: TypeSymbol): string {
    const type = this.checker.getTypeOfSymbol(member);
    const optional = member.flags & SymbolFlags.Optional ? '?' : '';
    return `${member.name}${optional}: ${type ? this.#textOf(type) : 'unknown'}`;
  }

  /** Looks for named types of ours in all that a type is made of. */
  #meet(type: Type | undefined): void {
    if (!type || this.#met.has(type.id)) return;
    this.#met.add(type.id);
    const alias = type.getAliasSymbol();
    if (alias && isOurs(alias)) this.#meetNamed(alias);
    for (const part of this.#partsOf(type)) this.#meet(part);
  }

  *#partsOf(type: Type): Iterable<Type | undefined> {
    yield* type.getAliasTypeArguments();
    if (type.isUnionType() || type.isIntersectionType()) yield* type.getTypes();
    if (!type.isObjectType()) return;
    if (type.isTypeReference()) yield* this.checker.getTypeArguments(type);
    const symbol = type.getSymbol();
    if (symbol && !isOurs(symbol)) return;
    if (symbol && type.objectFlags & (ObjectFlags.ClassOrInterface | ObjectFlags.Reference))
      this.#meetNamed(symbol);
    for (const kind of [SignatureKind.Call, SignatureKind.Construct])
      for (const signature of this.checker.getSignaturesOfType(type, kind)) {
        for (const parameter of signature.getParameters()) yield this.checker.getTypeOfSymbol(parameter);
        yield this.checker.getReturnTypeOfSignature(signature);
      }
    for (const member of this.#ownMembers(type)) yield this.checker.getTypeOfSymbol(member);
  }
}

const isOurs = ({ declarations }: TypeSymbol) =>
  declarations.some(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)));

/** `#name` of a class, or a member that it calls private. */
const isPrivate = ({ escapedName, valueDeclaration }: TypeSymbol) =>
  escapedName.startsWith('__#') ||
  ((valueDeclaration?.resolve() as { modifierFlags?: number } | undefined)?.modifierFlags ?? 0) &
    ModifierFlags.Private;

/** Whether something is passed on by `export type`. */
function isOfTypes(node: Node | undefined): boolean {
  if (!node || !isExportSpecifier(node)) return false;
  const declaration = node.parent.parent;
  return node.isTypeOnly || (isExportDeclaration(declaration) && declaration.isTypeOnly);
}

const sorted = (entries: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
