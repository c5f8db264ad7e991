'use client'

import { useCheckout, useCheckoutScope } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import { fieldId } from './use-step-form'

/** Whom a company buys for; for a delivery it must be known where he is. */
export function ClientChoice({
  error,
  needsPlace = false,
}: {
  error: string | undefined
  needsPlace?: boolean
}) {
  const { flow } = useCheckoutScope()
  const clients = useCheckout((state) => state.corporateClients)
  const clientId = useCheckout((state) => state.infoStep.clientId)
  if (clients.length === 0) {
    return <p role="status">За вами не закреплён ни один клиент. Попросите менеджера добавить его.</p>
  }
  return (
    <ChoiceGroup
      id={fieldId(needsPlace ? 'client' : 'clientId')}
      legend="Клиент"
      value={clientId}
      onChoose={(id) => flow.chooseClient(id)}
      error={error}
      choices={clients.map(({ id, name, address, coordinates }) => {
        const isUnreachable = needsPlace && coordinates === null
        return {
          value: id,
          title: name,
          text: isUnreachable ? 'Адрес не отмечен на карте, доставить нельзя: скажите менеджеру' : address,
          isDisabled: isUnreachable,
        }
      })}
    />
  )
}
