/** A catalogue section as the gateway lists it: ids of its ancestors from the root, ids of the sections right below. */
export type Section = {
  id: number
  code: string
  title: string
  ancestors: readonly number[]
  children: readonly number[]
  count: number
  pictureUrl: string | null
}

export type SectionNode<S extends Section = Section> = { section: S; children: SectionNode<S>[] }

export type SectionStore<S extends Section = Section> = {
  byId: ReadonlyMap<number, S>
  idByCode: ReadonlyMap<string, number>
  tree: readonly SectionNode<S>[]
}

/** Code of the section that holds the whole catalogue. */
export const ROOT_SECTION_CODE = 'catalog'

const stores = new WeakMap<readonly Section[], SectionStore>()

/** Indexes the sections of a bootstrap; the same list is indexed once. */
export function sectionStore<S extends Section>(sections: readonly S[]): SectionStore<S> {
  const known = stores.get(sections)
  if (known) return known as SectionStore<S>
  const byId = new Map(sections.map((section) => [section.id, section]))
  const idByCode = new Map(sections.map((section) => [section.code, section.id]))
  const toNode = (section: S): SectionNode<S> => ({
    section,
    children: section.children.flatMap((id) => {
      const child = byId.get(id)
      return child ? [toNode(child)] : []
    }),
  })
  const tree = sections.filter((section) => section.ancestors.length === 0).map(toNode)
  const store = { byId, idByCode, tree }
  stores.set(sections, store)
  return store
}

export function sectionByCode<S extends Section>(store: SectionStore<S>, code: string): S | undefined {
  const id = store.idByCode.get(code)
  return id === undefined ? undefined : store.byId.get(id)
}
