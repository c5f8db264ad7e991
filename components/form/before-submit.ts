import { flushSync } from 'react-dom'

const actionsOf = new WeakMap<HTMLFormElement, Set<() => void>>()

/**
 * Does it each time the form of an element is sent or one of its buttons is pressed, before the form reads its values, until the returned
 * function is called. What all of them change is drawn at once: a drawing in between would set fields back that have not been looked at yet.
 */
export function beforeSubmit(element: Element | null, action: () => void): () => void {
  const form = element?.closest('form')
  if (!form) return () => undefined
  const actions = actionsOf.get(form) ?? watch(form)
  actions.add(action)
  return () => void actions.delete(action)
}

function watch(form: HTMLFormElement): Set<() => void> {
  const actions = new Set<() => void>()
  actionsOf.set(form, actions)
  const act = () => flushSync(() => actions.forEach((action) => action()))
  form.addEventListener('submit', act)
  // A button may send the form by itself, or be off because nothing seems to be filled in.
  form.addEventListener('click', ({ target }) => isButton(target) && act(), true)
  return actions
}

function isButton(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('button') !== null
}
