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
import { beforeSubmit } from '../before-submit'
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
  /** Receives why a text that was pasted or filled in is not taken. */
  onRefused?: ((why: string) => void) | undefined
  ref?: Ref<HTMLInputElement>
}

/** An input that shows its value through a mask and keeps the caret where the person edits. */
export function MaskedInput({ mask, value, onValue, onRefused, ref, ...rest }: Props) {
  const element = useRef<HTMLInputElement>(null)
  const control = useRef<Control>(undefined)
  const listener = useRef({ onValue, onRefused })
  const known = useRef(value)
  const [drawn] = useState(() => inputMasks[mask].read(value).display)

  useImperativeHandle(ref, () => element.current as HTMLInputElement)

  useEffect(() => {
    listener.current = { onValue, onRefused }
  })

  useEffect(() => {
    const field = element.current
    if (!field) return
    const { options, read, whole, refuse } = inputMasks[mask]
    // What the visitor typed before the script came.
    const early = control.current || field.value === drawn ? undefined : field.value
    field.value = read(known.current).display
    const isRefused = (text: string) => {
      const why = refuse?.(text)
      if (why !== undefined) listener.current.onRefused?.(why)
      return why !== undefined
    }
    const replace = (text: string) => {
      masked.value = text
    }
    const takeNew = (text: string) => {
      replace(whole?.(text) ?? text)
      isRefused(text)
    }
    const isTaken = (text: string) => {
      if (isRefused(text)) return true
      const value = whole?.(text)
      if (value !== undefined) replace(value)
      return value !== undefined
    }
    const masked: InputMask<FactoryArg> = new InputMask(
      new MaskedElement(field, () => takeNew(field.value), isTaken),
      options,
    )
    const report = () => {
      const next = read(masked.value).value
      if (next === known.current) return
      known.current = next
      listener.current.onValue(next)
    }
    // A password manager puts a text in without an event.
    const take = () => {
      if (field.value === masked.value) replace(read(field.value).display)
      else takeNew(field.value)
      report()
    }
    masked.on('accept', report)
    control.current = masked
    if (early !== undefined) takeNew(early)
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
