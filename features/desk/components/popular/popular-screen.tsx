'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { type PopularProduct, popularOptions } from '../../api/popular-options'
import { DeskPending } from '../desk-pending'
import { PopularForm } from './popular-form'
import { PopularLog } from './popular-log'
import styles from '../desk.module.css'

type Draft = { products: readonly PopularProduct[]; turn: number }

/** What the home page calls popular: chosen here, or by the shop itself. */
export function PopularScreen() {
  const { data, error, refetch } = useQuery(popularOptions)
  const [draft, setDraft] = useState<Draft>()
  const [saved, setSaved] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved !== null) top.current?.focus()
  }, [saved])
  if (!data) return <DeskPending error={error} refetch={refetch} lines={8} />
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Товары блока «Популярные товары» на главной, по порядку. Пока ничего не выбрано, магазин ставит то,
        что лучше продаётся. Товар, которого сейчас нет в продаже, на главной пропускается.
      </p>
      <div ref={top} tabIndex={-1}>
        {saved !== null && <Notice kind="ok">{saved}</Notice>}
      </div>
      <PopularForm
        key={`${data.version} ${draft?.turn ?? 0}`}
        data={data}
        start={draft?.products ?? data.products ?? []}
        onSaved={(words) => {
          setDraft(undefined)
          setSaved(words)
        }}
        onStale={() => void refetch()}
      />
      <PopularLog
        log={data.log}
        onOpen={(products) => {
          setSaved(null)
          setDraft({ products, turn: (draft?.turn ?? 0) + 1 })
          top.current?.focus()
        }}
      />
    </div>
  )
}
