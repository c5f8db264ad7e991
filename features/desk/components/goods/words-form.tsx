import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/gateway/contracts/desk/goods'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type DeskProduct, sectionsOptions } from '../../api/product-queries'
import { editProduct } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import { changedWords } from '../../model/changed-words'
import { LabelledSelect } from '../labelled-select'
import { SaveRow } from '../save-row'
import { TypedArea } from '../typed-area'
import { TypedInput } from '../typed-input'
import desk from '../desk.module.css'

type Props = { product: DeskProduct; onClose: () => void }

export function WordsForm({ product, onClose }: Props) {
  const { code, section } = product
  const sections = useQuery(sectionsOptions)
  const [words, setWords] = useState({
    title: product.title,
    section: section?.code ?? '',
    content: product.content,
  })
  const [isRequested, setRequested] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const change = useProductChange(code)
  const changed = changedWords(product, words)
  const isUntitled = words.title.trim() === ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => change(editProduct({ code, version: product.version, ...changed })),
    onSuccess: onClose,
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setRequested(true)
    if (isUntitled) first.current?.focus()
    else if (Object.keys(changed).length === 0) onClose()
    else if (!isPending) mutate()
  }
  const set = (field: 'title' | 'content') => ({
    value: words[field],
    onValue: (text: string) => setWords((before) => ({ ...before, [field]: text })),
  })
  const options = [
    ...(section ? [] : [['', 'Не указан'] as const]),
    ...(sections.data?.sections.map(
      (one) => [one.code, `${'— '.repeat(one.level - 1)}${one.title}`] as const,
    ) ?? (section ? [[section.code, section.title] as const] : [])),
  ]
  return (
    <form className={desk.screen} aria-label="Название, раздел и описание" noValidate onSubmit={save}>
      <TypedInput
        ref={first}
        label="Название"
        maxLength={MAX_TITLE_LENGTH}
        aria-invalid={(isRequested && isUntitled) || undefined}
        {...set('title')}
      />
      <LabelledSelect
        label="Раздел"
        options={options}
        value={words.section}
        onChange={({ target }) => setWords((before) => ({ ...before, section: target.value }))}
      />
      <TypedArea
        label="Описание: абзац с новой строки, пункт списка с дефиса"
        rows={10}
        maxLength={MAX_DESCRIPTION_LENGTH}
        {...set('content')}
      />
      <p className={desk.soft}>
        Загрузка файлов этого не изменит, пока вы не вернёте как в файле. В другом разделе могут действовать
        другие наценки.
      </p>
      {isRequested && isUntitled && <Notice kind="error">Введите название.</Notice>}
      {sections.error && <Notice kind="error">Разделы не загрузились, выбрать другой пока нельзя.</Notice>}
      <SaveRow isPending={isPending} error={error} onCancel={onClose}>
        Сохранить
      </SaveRow>
    </form>
  )
}
