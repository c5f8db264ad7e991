import type { ComponentProps } from 'react'
import { useEarly } from './use-early'

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string
  onValue: (value: string) => void
}

/** A list that is there before the scripts are, and keeps what was chosen until then. */
export function Select({ value, onValue, ref, ...select }: Props) {
  const list = useEarly<HTMLSelectElement>(({ options, value: early }) => {
    // A value that is no option is not shown, and stays until another is chosen.
    const isShown = [...options].some((option) => option.value === value)
    if (isShown && early !== value) onValue(early)
  }, ref)
  return <select {...select} ref={list} value={value} onChange={({ target }) => onValue(target.value)} />
}
