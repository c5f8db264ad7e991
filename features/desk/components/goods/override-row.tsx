import type { RefObject } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { formatMoment } from '@/lib/format/format-moment'
import type { DeskProduct } from '../../api/product-queries'
import { editProduct } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import desk from '../desk.module.css'

type Props = {
  product: DeskProduct
  name: string
  changed: { at: string; author: string | null }
  /** What the file says, where it is short enough to be read here. */
  fileWords?: string | null
  /** What gives the field back to the file. */
  back: Omit<Parameters<typeof editProduct>[0], 'code' | 'version'>
  /** Takes the focus once it is done. */
  place: RefObject<HTMLElement | null>
}

/** Says that a field is the staff's, and gives it back to the file. */
export function OverrideRow({ product: { code, version }, name, changed, fileWords, back, place }: Props) {
  const change = useProductChange(code)
  return (
    <div className={desk.tabs}>
      <p>
        {name}: изменено вручную{' '}
        <span className={desk.soft}>
          {[formatMoment(changed.at), changed.author].filter(Boolean).join(', ')}
          {fileWords !== undefined && `; в файле — ${fileWords ?? 'ничего'}`}
        </span>
      </p>
      <ConfirmButton
        title="Вернуть как в файле"
        label={`${name}: вернуть как в файле`}
        yes="Вернуть"
        doing="Возвращаем…"
        onYes={() => change(editProduct({ code, version, ...back }))}
        place={place}
      />
    </div>
  )
}
