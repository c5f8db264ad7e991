import { type Program, parseSync, Visitor } from 'oxc-parser'

export type SourceImport = { specifier: string; line: number }

/** What the rules need of one file: what it imports, in whatever form, and which forbidden things it does. */
export type SourceFacts = {
  imports: SourceImport[]
  environmentReads: number[]
  enums: number[]
  isServerOnly: boolean
  /** The name of the function or class that is all the file exports. */
  onlyExport: string | undefined
}

/** Reads the facts of a TypeScript or JavaScript file. Throws on a file that cannot be parsed. */
export function readSourceFacts(path: string, text: string): SourceFacts {
  const { program, module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)

  const lineOf = lineFinder(text)
  const imports = [
    ...module.staticImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap((one) => one.entries.slice(0, 1).map((entry) => entry.moduleRequest)),
  ].flatMap((request) => (request ? [{ specifier: request.value, line: lineOf(request.start) }] : []))
  const environmentReads: number[] = []
  const enums: number[] = []

  new Visitor({
    ImportExpression(node) {
      const { source } = node
      if (source.type === 'Literal' && typeof source.value === 'string') {
        imports.push({ specifier: source.value, line: lineOf(source.start) })
      }
    },
    TSImportType(node) {
      imports.push({ specifier: node.source.value, line: lineOf(node.start) })
    },
    MemberExpression(node) {
      const { object, property } = node
      const name =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : ''
      if (object.type === 'Identifier' && object.name === 'process' && name === 'env') {
        environmentReads.push(lineOf(node.start))
      }
    },
    VariableDeclarator(node) {
      const takesEnv =
        node.id.type === 'ObjectPattern' &&
        node.init?.type === 'Identifier' &&
        node.init.name === 'process' &&
        node.id.properties.some(
          (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'env',
        )
      if (takesEnv) environmentReads.push(lineOf(node.start))
    },
    ImportDeclaration(node) {
      const isProcess = /^(node:)?process$/.test(node.source.value)
      const takesEnv = node.specifiers.some(
        (one) =>
          one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'env',
      )
      if (isProcess && takesEnv) environmentReads.push(lineOf(node.start))
    },
    TSEnumDeclaration(node) {
      enums.push(lineOf(node.start))
    },
  }).visit(program)

  return {
    imports,
    environmentReads,
    enums,
    isServerOnly: imports[0]?.specifier === 'server-only',
    onlyExport: onlyExportOf(program),
  }
}

function onlyExportOf({ body }: Program): string | undefined {
  const exports = body.filter(({ type }) => /^Export|^TSExport/.test(type))
  const [only] = exports
  if (exports.length !== 1 || only?.type !== 'ExportNamedDeclaration') return undefined
  const { declaration } = only
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id?.name
    case 'VariableDeclaration': {
      const [variable, ...others] = declaration.declarations
      const isFunction = /^(?:ArrowFunction|Function)Expression$/.test(variable?.init?.type ?? '')
      return isFunction && others.length === 0 && variable?.id.type === 'Identifier'
        ? variable.id.name
        : undefined
    }
    default:
      return undefined
  }
}

function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map((match) => match.index)
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset)
    return (line === -1 ? ends.length : line) + 1
  }
}
