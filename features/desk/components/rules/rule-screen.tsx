'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatCount } from '@/lib/format/plural'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import { markupRulesOptions } from '../../api/rule-queries'
import { NEW_RULE, type RuleFields, toFields } from '@/features/desk/model/rules/markup'
import { DeskPending } from '../desk-pending'
import { RuleForm } from './rule-form'
import { RuleList } from './rule-list'
import { RuleLog } from './rule-log'
import styles from '../desk.module.css'

const OFFERS = ['предложения', 'предложений', 'предложений'] as const

type Draft = { id: number | null; fields: RuleFields; turn: number }

/** Markups on suppliers' prices. Whatever changes goes through the form and its trial, switching off and undoing too. */
export function RuleScreen() {
  const { data, error, refetch } = useQuery(markupRulesOptions)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved !== null) top.current?.focus()
  }, [saved])
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const open = (id: number | null, fields: RuleFields) => {
    setSaved(null)
    setDraft({ id, fields, turn: (draft?.turn ?? 0) + 1 })
  }
  const openTerms = (id: number, terms: MarkupTerms) => open(id, toFields(terms))
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Правило делает из цены прайс-листа цену продажи. Если подходит несколько правил, действует то, где
        указан поставщик, затем — где бренд, затем — где раздел (вложенный важнее), затем — где границы цены;
        из равных — новое. Товары своего склада и магазинов меняет только правило, где они названы
        поставщиком. Без правила цена остаётся такой, как в прайс-листе. Суммы округляются вверх.
      </p>
      <div ref={top} tabIndex={-1}>
        {saved !== null && <Notice kind="ok">{saved}</Notice>}
      </div>
      {draft === null ? (
        <div>
          <Button onClick={() => open(null, NEW_RULE)}>Добавить правило</Button>
        </div>
      ) : (
        <RuleForm
          key={draft.turn}
          id={draft.id}
          start={draft.fields}
          data={data}
          onCancel={() => setDraft(null)}
          onSaved={(offers) => {
            setDraft(null)
            setSaved(`Сохранено. Другая цена у ${formatCount(offers, OFFERS)}`)
          }}
        />
      )}
      <RuleList data={data} onOpen={openTerms} />
      <RuleLog data={data} onOpen={openTerms} />
    </div>
  )
}
