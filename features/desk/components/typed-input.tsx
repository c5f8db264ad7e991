import type { ComponentProps, Ref } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'

type Props = Omit<ComponentProps<typeof LabelledInput>, 'defaultValue' | 'onChange' | 'ref'> & {
  value: string
  onValue: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A field that is there before the scripts are, and keeps what was typed until then. */
export function TypedInput({ value, onValue, ref, ...input }: Props) {
  const own = useOwnText(value, onValue, ref)
  return <LabelledInput autoComplete="off" {...input} {...own} />
}
