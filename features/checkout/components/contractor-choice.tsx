'use client'

import { useCheckout, useCheckoutScope } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import type { InfoForm } from './steps/step-forms'

/** The legal entity of the client that the bill is made out to. */
export function ContractorChoice({ form }: { form: InfoForm }) {
  const { flow } = useCheckoutScope()
  const client = useCheckout(({ corporateClients, infoStep }) =>
    corporateClients.find(({ id }) => id === infoStep.clientId),
  )
  if (!client) return null
  if (client.contractors.length === 0) {
    return <p role="status">У клиента «{client.name}» нет контрагентов. Попросите менеджера добавить их.</p>
  }
  return (
    <ChoiceGroup
      form={form}
      name="contractorId"
      legend={`Контрагент клиента «${client.name}»`}
      onChoose={(id) => flow.changeInfo({ contractorId: id })}
      choices={client.contractors.map(({ externalId, name, INN, KPP }) => ({
        value: externalId,
        title: name,
        text: [`ИНН ${INN}`, KPP && `КПП ${KPP}`].filter(Boolean).join(', '),
      }))}
    />
  )
}
