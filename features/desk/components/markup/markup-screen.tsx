'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format/plural'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import { markupRulesOptions } from '../../api/markup-queries'
import { NEW_RULE, type RuleFields, toFields } from '@/features/desk/model/rules/markup'
import { DeskPending } from '../desk-pending'
import { SavedMessage } from '../rules/saved-message'
import { useRuleDraft } from '../rules/use-rule-draft'
import { MarkupForm } from './markup-form'
import { MarkupList } from './markup-list'
import { MarkupLog } from './markup-log'
import styles from '../desk.module.css'

const OFFERS = ['предложения', 'предложений', 'предложений'] as const

type Draft = { id: number | null; fields: RuleFields }

/** Markups on suppliers' prices. Whatever changes goes through the form and its trial, switching off and undoing too. */
export function MarkupScreen() {
  const { data, error, refetch } = useQuery(markupRulesOptions)
  const { draft, turn, saved, message, open, onCancel, onSaved } = useRuleDraft<Draft>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const openTerms = (id: number, terms: MarkupTerms) => open({ id, fields: toFields(terms) })
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Правило делает из цены прайс-листа цену продажи. Если подходит несколько правил, действует то, где
        указан поставщик, затем — где бренд, затем — где раздел (вложенный важнее), затем — где границы цены;
        из равных — новое. Товары своего склада и магазинов меняет только правило, где они названы
        поставщиком. Без правила цена остаётся такой, как в прайс-листе. Суммы округляются вверх.
      </p>
      <SavedMessage saved={saved} message={message} />
      {draft === null ? (
        <div>
          <Button onClick={() => open({ id: null, fields: NEW_RULE })}>Добавить правило</Button>
        </div>
      ) : (
        <MarkupForm
          key={turn}
          id={draft.id}
          start={draft.fields}
          data={data}
          onCancel={onCancel}
          onSaved={(offers, isChanged) =>
            onSaved(`Сохранено. Другая цена у ${formatCount(offers, OFFERS)}`, isChanged)
          }
        />
      )}
      <MarkupList data={data} onOpen={openTerms} />
      <MarkupLog data={data} onOpen={openTerms} />
    </div>
  )
}
