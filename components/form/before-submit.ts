import { flushSync } from 'react-dom'

type Root = HTMLFormElement | Document

const actionsOf = new WeakMap<Root, Set<() => void>>()

/**
 * Acts each time the form of an element is sent or one of its buttons is pressed, before the form reads its values, until the returned
 * function is called. Outside a form it is any button of the page. What all actions change is drawn at once: a render in between would
 * set back fields that have not been read yet.
 */
export function beforeSubmit(element: Element | null, action: () => void): () => void {
  const root = element?.closest('form') ?? document
  const actions = actionsOf.get(root) ?? watch(root)
  actions.add(action)
  return () => void actions.delete(action)
}

function watch(root: Root): Set<() => void> {
  const actions = new Set<() => void>()
  actionsOf.set(root, actions)
  const act = () => flushSync(() => actions.forEach((action) => action()))
  root.addEventListener('submit', act)
  // A button may send the form by itself, or be off because nothing seems to be filled in.
  root.addEventListener('click', ({ target }) => isButton(target) && act(), true)
  return actions
}

function isButton(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('button') !== null
}
