'use client'

import 'imask/esm/masked/dynamic'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/regexp'
import type { FactoryArg } from 'imask'
import InputMask from 'imask/esm/controls/input'
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { beforeSubmit } from './before-submit'
import { inputMasks, type MaskName } from './input-masks'
import { MaskedElement } from './masked-element'

type Control = { value: string }

type Props = Omit<
  ComponentProps<'input'>,
  // A length in the markup would cut what is pasted before the mask has seen it.
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'maxLength'
> & {
  mask: MaskName
  /** Without the signs of the mask. */
  value: string
  onValue: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** An input that shows its value through a mask and keeps the caret where the person edits. */
export function MaskedInput({ mask, value, onValue, ref, ...rest }: Props) {
  const element = useRef<HTMLInputElement>(null)
  const control = useRef<Control>(undefined)
  const listener = useRef(onValue)
  const known = useRef(value)
  const [drawn] = useState(() => inputMasks[mask].read(value).display)

  useImperativeHandle(ref, () => element.current as HTMLInputElement)

  useEffect(() => {
    listener.current = onValue
  })

  useEffect(() => {
    const field = element.current
    if (!field) return
    const { options, read } = inputMasks[mask]
    // What somebody typed before the script came.
    const early = control.current || field.value === drawn ? undefined : field.value
    field.value = read(known.current).display
    const masked: InputMask<FactoryArg> = new InputMask(
      new MaskedElement(field, () => {
        masked.value = field.value
      }),
      options,
    )
    const report = () => {
      const next = read(masked.value).value
      if (next === known.current) return
      known.current = next
      listener.current(next)
    }
    // A password manager puts a text in without an event.
    const take = () => {
      masked.value = read(field.value).display
      report()
    }
    masked.on('accept', report)
    control.current = masked
    if (early !== undefined) masked.value = early
    field.addEventListener('blur', take)
    const forget = beforeSubmit(field, take)
    return () => {
      forget()
      field.removeEventListener('blur', take)
      masked.destroy()
    }
  }, [mask, drawn])

  useEffect(() => {
    if (value === known.current || !control.current) return
    known.current = value
    control.current.value = inputMasks[mask].read(value).display
  }, [value, mask])

  // The mask reads the caret at keydown, so it has to be moved before that.
  const stepOverLead = ({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
    const { lead = 0 } = inputMasks[mask]
    const caret = input.selectionStart ?? 0
    if (/^\d$/.test(key) && input.selectionEnd === caret && caret < lead && input.value.length >= lead) {
      input.setSelectionRange(lead, lead)
    }
  }

  return <input ref={element} onKeyDownCapture={stepOverLead} defaultValue={drawn} {...rest} />
}
