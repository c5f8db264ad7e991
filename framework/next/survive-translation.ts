/**
 * Lets React go on where a translator of the browser, or an extension, has put its own elements in the place of texts. React keeps each
 * text node: it removes it, inserts before it and writes into it, and fails where it no longer stands in its parent. A text that React
 * reaches for is put back in the place of what stands for it; the translator sees it come and translates it anew. While React takes
 * the page over (from `put-texts-back.ts` on), they are put back wherever it has not been yet: it would else draw the page anew, without
 * what was typed.
 * Sent into the page as text, so it may use nothing from outside itself.
 */
export function surviveTranslation(
  view: Pick<typeof globalThis, 'Node' | 'MutationObserver' | 'document'> & { putTextsBack?: () => void },
): void {
  const page = view.Node.prototype
  // oxlint-disable-next-line typescript/unbound-method -- each is called for the node that it is a method of
  const { removeChild, insertBefore } = page
  const value = Object.getOwnPropertyDescriptor(page, 'nodeValue')
  const standIns = new WeakMap<Node, ChildNode>()
  const textsOf = new WeakMap<ChildNode, Node[]>()
  /** Those that came where React had not been. */
  let early: ChildNode[] | undefined = []
  let end = 0
  let rounds = 999

  function note(records: readonly MutationRecord[]) {
    const added = records.filter((record) => record.addedNodes[0])
    records.forEach(({ target, removedNodes, addedNodes, previousSibling, nextSibling }) => {
      removedNodes.forEach((text) => {
        if (text.nodeType !== 3) return
        if (text.parentNode) {
          const wrapper = childWith(target, text) as ChildNode | null
          if (wrapper && wrapper !== text) stand(wrapper, text)
          return
        }
        const beside = [previousSibling, nextSibling].filter((node) =>
          added.some((other) => node && node === other.addedNodes[0]),
        ) as ChildNode[]
        const later = added.find(
          (other) =>
            other.target === target &&
            other.previousSibling === previousSibling &&
            other.nextSibling === nextSibling,
        )
        // One element may stand for several texts in a row.
        const standIn = (addedNodes[0] ??
          beside.find((node) => !textsOf.has(node)) ??
          later?.addedNodes[0] ??
          beside[0]) as ChildNode | undefined
        if (standIn) stand(standIn, text)
      })
    })
    if (!end || !early?.[0]) return
    // React leaves a mark on each element that it has taken over.
    early.forEach(
      (standIn) =>
        Object.keys(standIn.parentNode ?? '')
          .join()
          .includes('__reactFiber') || clear(standIn),
    )
    // What React leaves alone would never be translated, and one that answers at once would never end.
    early = Date.now() < end && rounds-- ? [] : undefined
  }

  function stand(standIn: ChildNode, text: Node) {
    // Others than a translator, which comes again, put elements in the place of a text as well.
    if (!end || standIns.has(text)) early?.push(standIn)
    standIns.set(text, standIn)
    textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text])
  }

  const observer = new view.MutationObserver(note)
  observer.observe(view.document, { childList: true, subtree: true })

  function clear(standIn: ChildNode | undefined) {
    // The guarantee: `stand` has noted it.
    if (standIn?.parentNode) standIn.replaceWith(...(textsOf.get(standIn) as Node[]))
  }

  function putBack(text: Node) {
    if (text.parentNode) return
    note(observer.takeRecords())
    clear(standIns.get(text))
  }

  view.putTextsBack = () => {
    note(observer.takeRecords())
    end ||= Date.now() + 5000
    note([])
  }

  /** The child of `parent` that is the node or holds it; null where it is not in there. */
  function childWith(parent: Node, node: Node): Node | null {
    putBack(node)
    let child: Node | null = node
    while (child && child.parentNode !== parent) child = child.parentNode
    return child
  }

  page.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = childWith(this, child)
    if (!held) return child
    if (held === child) return removeChild.call(this, child) as Child
    removeChild.call(child.parentNode as Node, child)
    if (held.textContent === '') removeChild.call(this, held)
    return child
  }
  page.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    return insertBefore.call(this, node, before && childWith(this, before)) as Child
  }
  Object.defineProperty(page, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this)
      value?.set?.call(this, text)
    },
  })
}
