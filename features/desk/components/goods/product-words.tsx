import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskProduct } from '../../api/product-queries'
import { OverrideRow } from './override-row'
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
      {product.overrides.map(
        (override) =>
          override.field !== 'pictures' && (
            <OverrideRow
              key={override.field}
              product={product}
              name={FIELDS[override.field]}
              changed={override}
              back={{ [override.field]: null }}
              place={heading}
            />
          ),
      )}
    </section>
  )
}
