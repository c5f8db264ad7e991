import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { beforeSubmit } from './before-submit'

/**
 * The ref of a field, or of a container of fields, whose value React stores. Otherwise the state would miss what was typed
 * or chosen before the script came, and what a password manager puts in without an event. `take` reads the element when it is
 * hydrated, and once more before its form is sent or a button is pressed.
 */
export function useEarly<Element extends HTMLElement>(
  take: (element: Element) => void,
  ref?: Ref<Element>,
): RefObject<Element | null> {
  const own = useRef<Element>(null)
  const takeNow = useEffectEvent(() => {
    if (own.current) take(own.current)
  })

  useImperativeHandle(ref, () => own.current as Element, [])

  useEffect(() => takeNow(), [])

  // A click before hydration may be replayed before the effects run.
  useLayoutEffect(() => beforeSubmit(own.current, () => takeNow()), [])

  return own
}
