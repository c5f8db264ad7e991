import type { ComponentProps, Ref } from 'react'
import type { MaskName } from './input-masks'
import { MaskedInput } from './masked-input'
import { useOwnText } from './use-own-text'
import styles from '../form.module.css'

type Props = Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'defaultValue' | 'onChange' | 'ref' | 'maxLength'
> & {
  mask?: MaskName | undefined
  value: string
  onValue: (value: string) => void
  onRefused?: ((why: string) => void) | undefined
  ref?: Ref<HTMLInputElement>
}

/** The input of a field; with a mask its value is without the mask's signs. */
export function TextInput({ mask, value, onValue, onRefused, ...rest }: Props) {
  return mask ? (
    <MaskedInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      className={styles.input}
      mask={mask}
      value={value}
      onValue={onValue}
      onRefused={onRefused}
    />
  ) : (
    <PlainInput {...rest} value={value} onValue={onValue} />
  )
}

function PlainInput({ value, onValue, ref, ...rest }: Omit<Props, 'mask' | 'onRefused'>) {
  const text = useOwnText<HTMLInputElement>(value, onValue, ref)
  return <input {...rest} {...text} className={styles.input} />
}
