/** Sections that narrow a list of `total` products: one with all of them leads to the same list, one with none nowhere. An empty list is narrowed by each. */
export function narrowingSections<Section extends { count?: number | undefined }>(
  sections: readonly Section[],
  total: number,
): readonly Section[] {
  return sections.filter(({ count }) => total === 0 || (count !== total && count !== 0))
}
