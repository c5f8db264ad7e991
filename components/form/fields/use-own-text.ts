import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useEarly } from '../use-early'

/**
 * Props of a text field that keeps its own text. React writes into it only when `value` has changed from outside: a field that React
 * controls is set back with every drawing, and what a password manager has put in without an event is gone before the form is sent.
 */
export function useOwnText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onValue: (text: string) => void,
  ref?: Ref<Element>,
) {
  const [drawn] = useState(value)
  const known = useRef(value)
  const take = ({ value: text }: Element) => {
    if (text === known.current) return
    known.current = text
    onValue(text)
  }
  const field = useEarly<Element>(take, ref)

  useLayoutEffect(() => {
    if (value === known.current) return
    known.current = value
    if (field.current) field.current.value = value
  }, [value, field])

  return {
    ref: field,
    defaultValue: drawn,
    onChange: ({ target }: ChangeEvent<Element>) => take(target),
  }
}
