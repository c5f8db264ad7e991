import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'

const PICTURE_PX = 72

type Product = { title: string; brand: string; article: string; location: string; pictureUrl: string | null }

/** The product that a review is about: two cells of a grid. */
export function ReviewedProduct({
  product,
  className,
  softClass,
  children,
}: {
  product: Product
  className: string | undefined
  softClass: string | undefined
  children?: ReactNode
}) {
  const { title, brand, article, location, pictureUrl } = product
  return (
    <>
      <Picture path={pictureUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div className={className}>
        <a href={location} data-prefetch="hover">
          <PartTitle title={title || `${brand} ${article}`} />
        </a>
        <span className={softClass}>
          <span translate="no">
            {brand} <span className="no-break">{article}</span>
          </span>
        </span>
        {children}
      </div>
    </>
  )
}
