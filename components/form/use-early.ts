import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'

/**
 * The ref of a field, or of what holds fields, whose value is kept by React. What was typed or chosen before the script came
 * stands on the screen alone, and the next drawing would take it away: `take` looks at the element once, when it comes to life.
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

  return own
}
