'use client'

import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FormField } from '@/components/form/fields/use-field'
import { useCheckout, useCheckoutScope } from './checkout-context'
import { ChoiceGroup } from './choice-group'

/** The client that a company buys for; a delivery needs the client's city. */
export function ClientChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name: field,
  needsPlace = false,
}: FormField<Values, Name> & { needsPlace?: boolean }) {
  const { flow } = useCheckoutScope()
  const clients = useCheckout((state) => state.corporateClients)
  if (clients.length === 0) {
    return <p role="status">За вами не закреплён ни один клиент. Попросите менеджера добавить его.</p>
  }
  return (
    <ChoiceGroup
      form={form}
      name={field}
      legend="Клиент"
      onChoose={(id) => flow.chooseClient(id)}
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
