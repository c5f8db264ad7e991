import { type RefObject, useRef, useState } from 'react'
import { ConfirmButton } from '@/components/ui/asking/confirm-button'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format/format-moment'
import type { DeskProduct } from '../../api/product-queries'
import { editProduct } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import { WordsForm } from './words-form'
import desk from '../desk.module.css'
import styles from './product.module.css'

const FIELDS = { title: 'Название', section: 'Раздел', content: 'Описание' } as const

/** What the product is called, where it stands and what is said of it: the file's word or the staff's. */
export function ProductWords({ product }: { product: DeskProduct }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="words" className={desk.screen}>
      <h3 id="words" ref={heading} tabIndex={-1} className={desk.heading}>
        Название, раздел и описание
      </h3>
      {isOpen ? (
        <WordsForm product={product} onClose={close} />
      ) : (
        <>
          {product.content === '' ? (
            <p className={desk.soft}>Описания нет.</p>
          ) : (
            <p className={styles.text}>{product.content}</p>
          )}
          <div>
            <Button small look="secondary" onClick={() => setOpen(true)}>
              Изменить название, раздел или описание
            </Button>
          </div>
        </>
      )}
      {product.overrides.map((override) => (
        <Override key={override.field} product={product} override={override} place={heading} />
      ))}
    </section>
  )
}

type OverrideProps = {
  product: DeskProduct
  override: DeskProduct['overrides'][number]
  place: RefObject<HTMLHeadingElement | null>
}

function Override({ product: { code, version }, override: { field, at, author }, place }: OverrideProps) {
  const change = useProductChange(code)
  const name = FIELDS[field]
  return (
    <div className={desk.tabs}>
      <p>
        {name}: изменено вручную{' '}
        <span className={desk.soft}>{[formatMoment(at), author].filter(Boolean).join(', ')}</span>
      </p>
      <ConfirmButton
        title="Вернуть как в файле"
        label={`${name}: вернуть как в файле`}
        yes="Вернуть"
        doing="Возвращаем…"
        onYes={() => change(editProduct({ code, version, [field]: null }))}
        place={place}
      />
    </div>
  )
}
