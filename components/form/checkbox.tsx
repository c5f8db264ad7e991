import type { ComponentProps } from 'react'
import { useEarly } from './use-early'

type Props = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  checked: boolean
  onValue: (isChecked: boolean) => void
}

/** A box that is there before the scripts are, and keeps what was ticked until then. */
export function Checkbox({ checked, onValue, ref, ...input }: Props) {
  const box = useEarly<HTMLInputElement>(({ checked: early }) => {
    if (early !== checked) onValue(early)
  }, ref)
  return (
    <input
      {...input}
      ref={box}
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onValue(target.checked)}
    />
  )
}
