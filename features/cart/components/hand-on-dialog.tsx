import { useState } from 'react'
import { Radio } from '@/components/form/radio'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { notify } from '@/components/ui/toast/notify'
import { formatCount } from '@/lib/format/plural'
import { PRINT_HASH } from '@/lib/routing/print-hash'
import { sharedListHref, writeSharedItems } from '@/lib/routing/shared-items'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartAsText } from '../model/cart-as-text'
import { GOODS } from '../model/messages'
import styles from './hand-on-dialog.module.css'

type Props = { way: 'share' | 'print'; lines: readonly CartLine[]; onClose: () => void }

const PRICES = [
  { hasPrices: true, title: 'С ценами' },
  { hasPrices: false, title: 'Без цен' },
] as const

/** Hands the cart on, with its prices or without: a link, a text, a sheet of paper. */
export function HandOnDialog({ way, lines, onClose }: Props) {
  const [hasPrices, setHasPrices] = useState(true)
  const items = writeSharedItems(lines)
  const href = sharedListHref(items, hasPrices)
  const left = lines.length - items.length
  return (
    <Dialog open onClose={onClose} title={way === 'share' ? 'Поделиться списком' : 'Распечатать список'}>
      <div className={styles.choice}>
        <p>
          В списке {formatCount(items.length, GOODS)}.
          {left > 0 &&
            ` Ещё ${formatCount(left, GOODS)} не поместились: отметьте их и ${way === 'share' ? 'отправьте' : 'распечатайте'} отдельно.`}
        </p>
        <fieldset className={styles.prices}>
          <legend>Цены</legend>
          {PRICES.map((choice) => (
            <label key={choice.title}>
              <Radio
                name="prices"
                checked={choice.hasPrices === hasPrices}
                onChoose={() => setHasPrices(choice.hasPrices)}
              />
              {choice.title}
            </label>
          ))}
        </fieldset>
        {way === 'print' ? (
          <div className={styles.acts}>
            <a className={buttonClass()} href={href + PRINT_HASH} data-prefetch="none" onClick={onClose}>
              Распечатать
            </a>
          </div>
        ) : (
          <Sharing href={href} text={() => cartAsText(lines, hasPrices)} onDone={onClose} />
        )}
        {way === 'share' && (
          <p className={styles.soft}>
            Кто откроет ссылку, увидит товары, количество и наличие на сегодня{hasPrices && ' с ценами'}. О
            вас в ней ничего нет.
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Sharing({ href, text, onDone }: { href: string; text: () => string; onDone: () => void }) {
  const url = location.origin + href

  const send = async () => {
    try {
      await navigator.share({ url })
      onDone()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(url, 'Ссылка скопирована')
    }
  }
  const copy = async (copied: string, title: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      onDone()
      await notify({ kind: 'ok', title })
    } catch {
      await notify({ kind: 'error', title: 'Браузер не дал скопировать', text: copied })
    }
  }
  return (
    <div className={styles.acts}>
      <Button onClick={() => void copy(url, 'Ссылка скопирована')}>Скопировать ссылку</Button>
      {'share' in navigator && (
        <Button look="secondary" onClick={() => void send()}>
          Отправить
        </Button>
      )}
      <Button look="plain" onClick={() => void copy(text(), 'Список скопирован')}>
        Скопировать текстом
      </Button>
    </div>
  )
}
