'use client'

import { AddToCart } from '@/features/cart/components/add-to-cart'
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { OtherCarFit } from '@/features/fitment/components/other-car-fit'
import { RowOfferView } from '@/features/original-catalogs/components/unit/row-offer-view'
import { UnitView } from '@/features/original-catalogs/components/unit/unit-view'
import { useRowOffers } from '@/features/original-catalogs/hooks/use-row-offers'
import type { RowOffer } from '@/features/original-catalogs/model/row-offer'
import type { UnitRow, UnitSheet } from '@/features/original-catalogs/model/unit'
import { CopyArticle } from '@/features/product/components/copy-article'
import { Button } from '@/components/ui/button'
import { fitQuantity } from '@/lib/parts/terms/offers'
import { isAboutCurrent } from '@/stores/vehicle/is-about-current'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import styles from '@/features/original-catalogs/components/unit/row-offer.module.css'

type CarOfDrawing = { carId: number | null; vin: string | null }

/** A unit whose parts can be copied, bookmarked and bought. */
export function UnitScreen({ sheet, car }: { sheet: UnitSheet; car: CarOfDrawing }) {
  const { offers, retry } = useRowOffers(sheet.rows)
  const current = useCurrentVehicle()
  const other = current && !isAboutCurrent(current, car) ? current.short : undefined
  const isSold = ({ id }: UnitRow) =>
    typeof offers === 'object' && (offers.byRow.get(id)?.price ?? null) !== null
  return (
    <>
      {offers === 'failed' && (
        <p role="alert">
          Цены не загрузились.{' '}
          <Button look="plain" onClick={retry}>
            Повторить
          </Button>
        </p>
      )}
      <UnitView
        sheet={sheet}
        toolsFor={(row) => <Tools row={row} />}
        fitFor={(row) => other !== undefined && isSold(row) && <OtherCarFit part={row} car={other} />}
        offerFor={(row) => (
          <div className={styles.place}>
            {row.article !== '' && typeof offers === 'object' && (
              <RowOfferView
                row={row}
                offer={offers.byRow.get(row.id)}
                now={offers.now}
                action={<Buy row={row} offer={offers.byRow.get(row.id)} car={car} />}
              />
            )}
          </div>
        )}
      />
    </>
  )
}

function Tools({ row: { brand, article, title } }: { row: UnitRow }) {
  return (
    <>
      <CopyArticle article={article} />
      <BookmarkButton part={{ brand, article, title, code: null }} />
    </>
  )
}

/** As many as one car takes, as far as they can be had. */
function Buy({ row, offer, car }: { row: UnitRow; offer: RowOffer | undefined; car: CarOfDrawing }) {
  if (!offer || offer.price === null) return null
  const { brand, article, title, count } = row
  return (
    <AddToCart
      look="row"
      item={{
        brand,
        article,
        title,
        internalCode: offer.internalCode,
        price: offer.price,
        oldPrice: offer.oldPrice,
        quantity: fitQuantity(count, offer.multiplicity, offer.quantity),
        unit: offer.unit,
        maxQuantity: offer.quantity,
        multiplicity: offer.multiplicity,
        deliveryTime: offer.deliveryTime,
        supplierId: offer.supplierId,
        ownWarehouse: offer.ownWarehouse,
        forCar: car,
      }}
    />
  )
}
