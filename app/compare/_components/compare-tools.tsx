'use client'

import { useRouter } from 'next/navigation'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { NOT_STORED } from '@/features/compare/model/not-stored'
import { hrefs } from '@/lib/routing/hrefs'
import { compareStore } from '@/stores/compare/compare-store'
import { COMPARED_PER_SECTION } from '@/stores/compare/compared'
import type { ComparedSection } from './group-by-section'
import styles from './compare.module.css'

type Props = {
  section: ComparedSection
  /** What this browser has chosen, not what a link names. */
  isOwn: boolean
  isOnlyDifferent: boolean
  onOnlyDifferent: (isOnlyDifferent: boolean) => void
}

/** What can be done with the products of a section. */
export function CompareTools({ section, isOwn, isOnlyDifferent, onOnlyDifferent }: Props) {
  const router = useRouter()
  const { code, title, products } = section

  const copyLink = async () => {
    const href = location.origin + hrefs.compareOf(products.map((product) => product.code))
    const isCopied = await writeToClipboard(href)
    await notify(
      isCopied
        ? { kind: 'ok', title: 'Ссылка на сравнение скопирована' }
        : { kind: 'error', title: 'Браузер не дал скопировать', text: href },
    )
  }

  const takeOver = () => {
    const isWhole = products
      .map((product) => compareStore.add({ code: product.code, section: code }))
      .every(Boolean)
    // The address holds what the browser does not store.
    if (!compareStore.getState().isStored) return void notify(NOT_STORED)
    router.replace(hrefs.compare, { scroll: false })
    if (!isWhole) {
      const text = `В одном разделе сравниваются до ${COMPARED_PER_SECTION} товаров.`
      void notify({ kind: 'warning', title: 'Сохранены не все', text })
    }
  }

  const clear = () => {
    compareStore.clear()
    void notify({ kind: 'ok', title: 'Сравнение очищено' })
  }

  return (
    <div className={styles.tools}>
      {products.length > 1 ? (
        <label className={styles.switch}>
          <Checkbox checked={isOnlyDifferent} onValue={onOnlyDifferent} />
          Только различия
        </label>
      ) : (
        <p className={styles.soft}>Добавьте ещё один товар, чтобы увидеть различия.</p>
      )}
      {code !== '' && (
        <a
          className={styles.more}
          href={hrefs.section(code)}
          aria-label={`Добавить ещё из раздела «${title}»`}
        >
          Добавить ещё
        </a>
      )}
      <div className={styles.acts} data-own={isOwn || undefined}>
        {!isOwn && (
          <Button look="secondary" small onClick={takeOver}>
            Сохранить у себя
          </Button>
        )}
        <Button look="plain" small onClick={() => void copyLink()}>
          Скопировать ссылку
        </Button>
        {isOwn && (
          <Button look="plain" small onClick={clear}>
            Очистить всё
          </Button>
        )}
      </div>
    </div>
  )
}

/** False where the browser has no clipboard, too. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
