import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import styles from './questions.module.css'

const PICTURE_PX = 72

type Product = { title: string; brand: string; article: string; location: string; pictureUrl: string | null }

/** The product that a question is about. */
export function QuestionProduct({ product, children }: { product: Product | null; children?: ReactNode }) {
  if (!product) return children
  const { title, brand, article, location, pictureUrl } = product
  return (
    <div className={styles.product}>
      <Picture path={pictureUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div>
        <a href={location} data-prefetch="hover">
          <PartTitle title={title || `${brand} ${article}`} />
        </a>
        <p className={styles.soft} translate="no">
          {brand} <span className="no-break">{article}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
