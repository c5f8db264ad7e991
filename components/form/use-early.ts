import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { beforeSubmit } from './before-submit'

/**
 * The ref of a field, or of what holds fields, whose value is kept by React. What stands on the screen alone would be lost: what was typed
 * or chosen before the script came, and what a password manager puts in without an event. `take` looks at the element when it comes to
 * life and once more when its form is sent, before the form reads its values.
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

  useEffect(() => {
    takeNow()
    return beforeSubmit(own.current, () => takeNow())
  }, [])

  return own
}
