import type { ComponentProps } from 'react'
import { useEarly } from './use-early'

type Props = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  checked: boolean
  onChoose: () => void
}

/** One of several, there before the scripts are; it keeps being chosen until then. */
export function Radio({ checked, onChoose, ref, ...input }: Props) {
  const button = useEarly<HTMLInputElement>(({ checked: early }) => {
    if (early && !checked) onChoose()
  }, ref)
  return <input {...input} ref={button} type="radio" checked={checked} onChange={onChoose} />
}
