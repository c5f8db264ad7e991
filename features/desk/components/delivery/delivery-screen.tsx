'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import type { DeliveryElsewhere, DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import { deliveryRulesOptions } from '../../api/rule-queries'
import { elsewhereFacts, toElsewhereFields } from '@/features/desk/model/rules/delivery-elsewhere'
import { NEW_ZONE, toZoneFields, type ZoneFields, zoneFacts } from '@/features/desk/model/rules/delivery-zone'
import { DeskPending } from '../desk-pending'
import { ChangeLog } from '../rules/change-log'
import { SavedMessage } from '../rules/saved-message'
import { useRuleDraft } from '../rules/use-rule-draft'
import { ElsewhereForm } from './elsewhere-form'
import { ZoneForm } from './zone-form'
import { ZoneList } from './zone-list'
import styles from '../desk.module.css'

const SAVED = 'Сохранено. Новые заказы считаются по этим правилам'

type Draft =
  | { kind: 'zone'; id: string | null; fields: ZoneFields }
  | { kind: 'elsewhere'; terms: DeliveryElsewhere }

/** Where the shop brings orders, for how much and when. Whatever changes goes through the form, undoing too. */
export function DeliveryScreen() {
  const { data, error, refetch } = useQuery(deliveryRulesOptions)
  const { draft, turn, saved, message, open, onCancel, onSaved } = useRuleDraft<Draft>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const openZone = (id: string | null, fields: ZoneFields) => open({ kind: 'zone', id, fields })
  const openTerms = (id: string, zone: DeliveryZone) => openZone(id, toZoneFields(zone))
  const openElsewhere = (terms: DeliveryElsewhere) => open({ kind: 'elsewhere', terms })
  const close = { onCancel, onSaved: (isChanged: boolean) => onSaved(SAVED, isChanged) }
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Адрес ищется в зонах по порядку, действует первая подошедшая. Зона без своей цены стоит столько же,
        сколько остальные адреса; вне зон можно возить с перевозчиком, тогда его цену называют по телефону. По
        этим правилам считают оформление заказа, карточка товара и страница «Доставка и оплата». Самовывоз и
        доставка компаниям бесплатны. Доплата за крупное берётся один раз за заказ, и тогда, когда сама
        доставка бесплатна; вес и размеры берутся из загруженных файлов.
      </p>
      <SavedMessage saved={saved} message={message} />
      {draft === null && (
        <div>
          <Button onClick={() => openZone(null, NEW_ZONE)}>Добавить зону</Button>
        </div>
      )}
      {draft?.kind === 'zone' && (
        <ZoneForm key={turn} id={draft.id} start={draft.fields} data={data} {...close} />
      )}
      {draft?.kind === 'elsewhere' && (
        <ElsewhereForm key={turn} start={toElsewhereFields(draft.terms)} data={data} {...close} />
      )}
      <ZoneList data={data} onOpen={openTerms} onOpenElsewhere={() => openElsewhere(data.elsewhere)} />
      <ChangeLog
        title="Кто что менял в зонах"
        log={data.zoneLog}
        factsOf={(zone) => zoneFacts(zone, data.shops)}
        onUndo={({ key, before, after }) => openTerms(key, before ?? { ...after, isOn: false })}
      />
      <ChangeLog
        title="Кто что менял в остальных адресах"
        log={data.elsewhereLog}
        factsOf={elsewhereFacts}
        onUndo={({ before, after }) => openElsewhere(before ?? after)}
      />
    </div>
  )
}
