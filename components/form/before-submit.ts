import { flushSync } from 'react-dom'

type Whole = HTMLFormElement | Document

const actionsOf = new WeakMap<Whole, Set<() => void>>()

/**
 * Does it each time the form of an element is sent or one of its buttons is pressed, before the form reads its values, until the returned
 * function is called; without a form it is each button of the page. What all of them change is drawn at once: a drawing in between would set
 * fields back that have not been looked at yet.
 */
export function beforeSubmit(element: Element | null, action: () => void): () => void {
  const whole = element?.closest('form') ?? document
  const actions = actionsOf.get(whole) ?? watch(whole)
  actions.add(action)
  return () => void actions.delete(action)
}

function watch(whole: Whole): Set<() => void> {
  const actions = new Set<() => void>()
  actionsOf.set(whole, actions)
  const act = () => flushSync(() => actions.forEach((action) => action()))
  whole.addEventListener('submit', act)
  // A button may send the form by itself, or be off because nothing seems to be filled in.
  whole.addEventListener('click', ({ target }) => isButton(target) && act(), true)
  return actions
}

function isButton(pressed: EventTarget | null): boolean {
  return pressed instanceof Element && pressed.closest('button') !== null
}
