export type SectionNode<Section> = { section: Section; below: SectionNode<Section>[] }

/** The tree of sections that stand in its order, each with its depth. One whose parent is left out stands where that would. */
export function toSectionTree<Section extends { level: number }>(
  sections: readonly Section[],
): SectionNode<Section>[] {
  const top: SectionNode<Section>[] = []
  const above: SectionNode<Section>[] = []
  for (const section of sections) {
    while (above.length > 0 && (above.at(-1)?.section.level ?? 0) >= section.level) above.pop()
    const node = { section, below: [] }
    ;(above.at(-1)?.below ?? top).push(node)
    above.push(node)
  }
  return top
}
