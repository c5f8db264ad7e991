import type { ComponentProps } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'

type Props = Omit<ComponentProps<typeof LabelledInput>, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  value: string
  onValue: (text: string) => void
}

/** A field that is there before the scripts are, and keeps what was typed until then. */
export function TypedInput({ value, onValue, ...input }: Props) {
  const own = useOwnText<HTMLInputElement>(value, onValue)
  return <LabelledInput autoComplete="off" {...input} {...own} />
}
