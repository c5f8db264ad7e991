'use client'

import { useQuery } from '@tanstack/react-query'
import { type PopularProduct, popularOptions } from '../../api/popular-options'
import { DeskPending } from '../desk-pending'
import { SavedMessage } from '../rules/saved-message'
import { useRuleDraft } from '../rules/use-rule-draft'
import { PopularForm } from './popular-form'
import { PopularLog } from './popular-log'
import styles from '../desk.module.css'

/** What the home page calls popular: chosen here, or by the shop itself. */
export function PopularScreen() {
  const { data, error, refetch } = useQuery(popularOptions)
  const { draft, turn, saved, message, open, onSaved } = useRuleDraft<readonly PopularProduct[]>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={8} />
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Товары блока «Популярные товары» на главной, по порядку. Пока ничего не выбрано, магазин ставит то,
        что лучше продаётся. Товар, которого сейчас нет в продаже, на главной пропускается.
      </p>
      <SavedMessage saved={saved} message={message} />
      <PopularForm
        key={`${data.version} ${turn}`}
        data={data}
        start={draft ?? data.products ?? []}
        onSaved={onSaved}
        onStale={() => void refetch()}
      />
      <PopularLog
        log={data.log}
        onOpen={(products) => {
          open(products)
          message.current?.focus()
        }}
      />
    </div>
  )
}
