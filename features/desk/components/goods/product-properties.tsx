import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DeskProduct } from '../../api/product-queries'
import { OverrideRow } from './override-row'
import { PropertiesForm } from './properties-form'
import desk from '../desk.module.css'

/** What is known of the product by property: the file's word or the staff's. */
export function ProductProperties({ product }: { product: DeskProduct }) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  const shown = product.properties.filter(({ words }) => words !== null)
  return (
    <section aria-labelledby="properties" className={desk.screen}>
      <h3 id="properties" ref={heading} tabIndex={-1} className={desk.heading}>
        Характеристики
      </h3>
      {isOpen ? (
        <PropertiesForm product={product} onClose={close} />
      ) : (
        <>
          {shown.length === 0 ? (
            <p className={desk.soft}>Характеристик нет.</p>
          ) : (
            <dl className={desk.facts}>
              {shown.map(({ slug, title, words }) => (
                <div key={slug}>
                  <dt>{title}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          )}
          <div>
            <Button small look="secondary" onClick={() => setOpen(true)}>
              Изменить характеристики
            </Button>
          </div>
        </>
      )}
      {product.properties.map(
        ({ slug, title, override }) =>
          override && (
            <OverrideRow
              key={slug}
              product={product}
              name={title}
              changed={override}
              fileWords={override.fileWords}
              back={{ properties: [{ slug, value: null }] }}
              place={heading}
            />
          ),
      )}
    </section>
  )
}
