import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DeskProduct, type KnownProperty, propertiesOptions } from '../../api/product-queries'
import { editProduct } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import { changedProperties } from '../../model/changed-properties'
import { wrongFields } from '../../model/wrong-fields'
import { DeskPending } from '../desk-pending'
import { LabelledSelect } from '../labelled-select'
import { PropertyField } from './property-field'
import { SaveRow } from '../save-row'
import desk from '../desk.module.css'

type Props = { product: DeskProduct; onClose: () => void }

export function PropertiesForm({ product, onClose }: Props) {
  const { data, error, refetch } = useQuery(propertiesOptions(product.code))
  if (data) return <Form product={product} known={data.properties} onClose={onClose} />
  return <DeskPending error={error} refetch={refetch} lines={6} />
}

function Form({ product, known, onClose }: Props & { known: readonly KnownProperty[] }) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const { code, version } = product
  const values = new Map(product.properties.map(({ slug, value }) => [slug, value]))
  const isShown = ({ slug, isOfSection }: KnownProperty) => isOfSection || values.has(slug) || slug in typed
  const change = useProductChange(code)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (properties: ReturnType<typeof changedProperties>) =>
      change(editProduct({ code, version, properties })),
    onSuccess: onClose,
  })
  const wrong = wrongFields(error)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const changed = changedProperties(product.properties, typed)
    if (changed.length === 0) onClose()
    else if (!isPending) mutate(changed)
  }
  const add = (slug: string) => {
    flushSync(() => setTyped((before) => ({ ...before, [slug]: '' })))
    fields.current?.querySelector<HTMLElement>(`[name="${CSS.escape(slug)}"]`)?.focus()
  }
  const others = known.filter((property) => !isShown(property))
  return (
    <form className={desk.screen} aria-label="Характеристики" noValidate onSubmit={save}>
      <div ref={fields} className={desk.fields}>
        {known.filter(isShown).map((property) => (
          <PropertyField
            key={property.slug}
            property={property}
            value={typed[property.slug] ?? values.get(property.slug) ?? ''}
            isWrong={wrong.includes(`properties.${property.slug}`)}
            onChange={(value) => setTyped((before) => ({ ...before, [property.slug]: value }))}
          />
        ))}
      </div>
      {others.length > 0 && (
        <LabelledSelect
          label="Добавить характеристику"
          value=""
          options={[['', 'Выберите'], ...others.map(({ slug, title }) => [slug, title] as const)]}
          onChange={({ target }) => target.value !== '' && add(target.value)}
        />
      )}
      <p className={desk.soft}>
        Пустое поле убирает характеристику. Загрузка файлов изменённого не тронет, пока вы не вернёте как в
        файле.
      </p>
      <SaveRow isPending={isPending} error={error} onCancel={onClose}>
        Сохранить
      </SaveRow>
    </form>
  )
}
