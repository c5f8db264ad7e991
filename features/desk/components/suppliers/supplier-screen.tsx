'use client'

import { useQuery } from '@tanstack/react-query'
import type { SupplierName } from '@/lib/gateway/contracts/desk/suppliers'
import { supplierNamesOptions } from '../../api/rule-queries'
import type { RuleFact } from '@/features/desk/model/rules/rule-change'
import { DeskPending } from '../desk-pending'
import { ChangeLog } from '../rules/change-log'
import { RuleItem, RuleSection } from '../rules/rule-section'
import { SavedMessage } from '../rules/saved-message'
import { useRuleDraft } from '../rules/use-rule-draft'
import { SupplierForm } from './supplier-form'
import styles from '../desk.module.css'

const SAVED = 'Сохранено. На страницах магазина название сменится за минуту'

type Draft = { id: number; terms: SupplierName }

/** The names under which shoppers see suppliers. Undoing goes through the form too. */
export function SupplierScreen() {
  const { data, error, refetch } = useQuery(supplierNamesOptions)
  const { draft, turn, saved, message, open, onCancel, onSaved } = useRuleDraft<Draft>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const supplier = data.suppliers.find(({ id }) => id === draft?.id)
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Под этим названием покупатели видят поставщика в предложениях, корзине и заказе. На рабочем месте и в
        выгрузке заказов остаётся своё название. Оформленные заказы хранят название, которое видел покупатель.
      </p>
      <SavedMessage saved={saved} message={message} />
      {draft && supplier && (
        <SupplierForm
          key={turn}
          supplier={supplier}
          start={draft.terms}
          data={data}
          onCancel={onCancel}
          onSaved={(isChanged) => onSaved(SAVED, isChanged)}
        />
      )}
      <RuleSection title="Поставщики">
        {data.suppliers.map(({ id, title, isVendor, terms }) => (
          <RuleItem
            key={id}
            title={title}
            state={isVendor ? '' : 'Свой склад'}
            onChange={() => open({ id, terms })}
          >
            <p className={styles.soft}>
              {terms.shownTitle === null
                ? 'Покупатели видят это же название'
                : `Покупатели видят: ${terms.shownTitle}`}
            </p>
          </RuleItem>
        ))}
      </RuleSection>
      <ChangeLog
        title="Кто что менял"
        log={data.log}
        factsOf={nameFacts}
        onUndo={({ key, before, after }) => open({ id: Number(key), terms: before ?? after })}
      />
    </div>
  )
}

function nameFacts({ shownTitle }: SupplierName): RuleFact[] {
  return [['Название для покупателей', shownTitle ?? 'своё']]
}
