import type * as z from 'zod'
import type { originalGroup } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'

export type OriginalGroup = z.output<typeof originalGroup>

export type GroupNode = {
  groupId: string
  title: string
  /** Null for a group without units of its own. */
  href: string | null
  children: readonly GroupNode[]
}

/** The tree of flat groups. A group whose parent is not among them stands at the top; one that is its own parent too. */
export function toGroupTree(
  groups: readonly OriginalGroup[],
  hrefOf: (group: OriginalGroup) => string,
): GroupNode[] {
  const ids = new Set(groups.map(({ groupId }) => groupId))
  const byParent = Map.groupBy(groups, ({ groupId, parentId }) =>
    parentId !== null && parentId !== groupId && ids.has(parentId) ? parentId : null,
  )
  const nodesBelow = (parentId: string | null): GroupNode[] =>
    (byParent.get(parentId) ?? []).map((group) => ({
      groupId: group.groupId,
      title: group.title,
      href: group.isLeaf ? hrefOf(group) : null,
      children: nodesBelow(group.groupId),
    }))
  return nodesBelow(null)
}

/** From the top down to a group; empty when there is no such group. */
export function wayToGroup(groups: readonly OriginalGroup[], groupId: string | null): OriginalGroup[] {
  const byId = new Map(groups.map((group) => [group.groupId, group]))
  const way: OriginalGroup[] = []
  for (let at = byId.get(groupId ?? ''); at && !way.includes(at); at = byId.get(at.parentId ?? '')) {
    way.unshift(at)
  }
  return way
}

/** Branches with a title that fits the words, and all of what stands below such a title. */
export function searchTree(nodes: readonly GroupNode[], words: string): GroupNode[] {
  const requested = words.trim().toLowerCase().split(/\s+/)
  const isRequested = ({ title }: GroupNode) => {
    const text = title.toLowerCase()
    return requested.every((word) => text.includes(word))
  }
  return nodes.flatMap((node) => {
    if (isRequested(node)) return [node]
    const children = searchTree(node.children, words)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
