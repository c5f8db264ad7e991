/** One shortest cycle for every component of files that import each other, as the list of files from the first back to it. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return componentsOf(graph).map((component) => cycleWithin(graph, component))
}

/** Strongly connected components that hold a cycle (Tarjan). */
function componentsOf(graph: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const onStack = new Set<string>()
  const stack: string[] = []
  const components: Set<string>[] = []

  const visit = (file: string): number => {
    const own = index.size
    index.set(file, own)
    let lowest = own
    stack.push(file)
    onStack.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (onStack.has(next)) lowest = Math.min(lowest, index.get(next) ?? own)
    }
    low.set(file, lowest)
    if (lowest === own) {
      const members = new Set(stack.splice(stack.indexOf(file)))
      for (const member of members) onStack.delete(member)
      if (members.size > 1 || graph.get(file)?.includes(file)) components.push(members)
    }
    return lowest
  }

  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return components
}

function cycleWithin(
  graph: ReadonlyMap<string, readonly string[]>,
  component: ReadonlySet<string>,
): string[] {
  const start = [...component].sort()[0] ?? ''
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...pathTo(cameFrom, start, file), start]
      if (!component.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return [start]
}

function pathTo(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end]
  for (let file = end; file !== start;) {
    file = cameFrom.get(file) ?? start
    path.unshift(file)
  }
  return path
}
