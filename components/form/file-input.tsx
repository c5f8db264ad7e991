import type { ComponentProps } from 'react'
import { useEarly } from './use-early'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFiles: (files: File[]) => void }

/** Hands on files as soon as they are chosen, those from before the scripts came too; the same ones may be chosen again. */
export function FileInput({ onFiles, ref, ...input }: Props) {
  const take = (element: HTMLInputElement) => {
    const files = [...(element.files ?? [])]
    element.value = ''
    if (files.length > 0) onFiles(files)
  }
  const field = useEarly(take, ref)
  return <input {...input} ref={field} type="file" onChange={({ target }) => take(target)} />
}
