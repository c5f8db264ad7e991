import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { Button } from '@/components/ui/button'
import { hydratedRef } from '@/components/ui/hydrated-ref'
import { Notice } from '@/components/ui/notice'
import { formatPrice } from '@/lib/format/price'
import type { DeskProduct } from '../../api/product-queries'
import { setPrice } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import { readPrice } from '../../model/typed/read-price'
import { DeskCheck } from '../desk-check'
import { SaveRow } from '../save-row'
import { TypedInput } from '../typed-input'
import desk from '../desk.module.css'

type Props = { product: DeskProduct; offer: DeskProduct['offers'][number] }

/** Sets the price of an offer by hand, or gives it back to the list. */
export function OfferPrice({ product, offer }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const change = useProductChange(product.code)
  useEffect(() => {
    if (wasOpen && !isOpen) opener.current?.focus()
  }, [wasOpen, isOpen])
  const close = () => {
    setOpen(false)
    setWasOpen(true)
  }
  const { supplier, supplierId, listPrice, manual } = offer
  const { code, version } = product
  if (isOpen) return <PriceForm product={product} offer={offer} onClose={close} />
  return (
    <div className={desk.tabs}>
      <Button
        ref={hydratedRef(opener)}
        data-replay-click=""
        small
        look="secondary"
        aria-label={`Изменить цену: ${supplier}`}
        onClick={() => setOpen(true)}
      >
        Изменить цену
      </Button>
      {manual !== null && (
        <ConfirmButton
          title="Вернуть по прайс-листу"
          label={`Вернуть по прайс-листу: ${supplier}`}
          yes="Вернуть"
          doing="Возвращаем…"
          onYes={() => change(setPrice({ code, version, supplierId, price: null }))}
          place={opener}
        >
          <p>Цена снова будет по прайс-листу, {formatPrice(listPrice)}, с наценкой по правилам.</p>
        </ConfirmButton>
      )}
    </div>
  )
}

function PriceForm({ product, offer, onClose }: Props & { onClose: () => void }) {
  const { code, version } = product
  const { supplier, supplierId, isVendor, price, listPrice } = offer
  const [typed, setTyped] = useState(String(price).replace('.', ','))
  const [isBelowListAllowed, setAllowed] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const change = useProductChange(code)
  const rubles = readPrice(typed)
  const isBelowList = rubles !== undefined && rubles < listPrice
  const { mutate, isPending, error } = useMutation({
    mutationFn: (requested: number) =>
      change(setPrice({ code, version, supplierId, price: requested, isBelowListAllowed })),
    onSuccess: onClose,
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setRequested(true)
    if (rubles === undefined || (isBelowList && !isBelowListAllowed)) field.current?.focus()
    else if (!isPending) mutate(rubles)
  }
  return (
    <form className={desk.screen} aria-label={`Цена: ${supplier}`} noValidate onSubmit={save}>
      <TypedInput
        ref={field}
        label="Цена для покупателей, ₽"
        inputMode="decimal"
        value={typed}
        aria-invalid={(isRequested && rubles === undefined) || undefined}
        onValue={setTyped}
      />
      <p className={desk.soft}>
        Держится до следующего прайс-листа поставщика.
        {!isVendor && ' Свои склады и магазины продают вместе, по наименьшей из своих цен.'}
      </p>
      {isBelowList && (
        <DeskCheck isOn={isBelowListAllowed} onChange={setAllowed}>
          Продавать ниже цены прайс-листа, {formatPrice(listPrice)}
        </DeskCheck>
      )}
      {isRequested && rubles === undefined && (
        <Notice kind="error">Введите цену в рублях, например 1234,50, не больше 20 миллионов.</Notice>
      )}
      {isRequested && isBelowList && !isBelowListAllowed && (
        <Notice kind="error">Цена ниже прайс-листа. Подтвердите, что так и надо, или исправьте её.</Notice>
      )}
      <SaveRow isPending={isPending} error={error} onCancel={onClose}>
        Сохранить цену
      </SaveRow>
    </form>
  )
}
