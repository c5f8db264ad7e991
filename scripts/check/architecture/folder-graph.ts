import { isTestCode } from './layers'

/** Folders that must not need each other: those of the gateway's services and of `lib`. */
const FOLDER = /^(?:gateway\/services|lib)\/[^/]+(?=\/)/

/** Which folders import which. */
export function folderGraph(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const folder = folderOf(file)
    if (folder === undefined) continue
    const used = graph.get(folder) ?? new Set<string>()
    for (const target of targets) {
      const other = folderOf(target)
      if (other !== undefined && other !== folder) used.add(other)
    }
    graph.set(folder, used)
  }
  return new Map([...graph].map(([folder, others]) => [folder, [...others]]))
}

function folderOf(file: string): string | undefined {
  return isTestCode(file) ? undefined : FOLDER.exec(file)?.[0]
}
