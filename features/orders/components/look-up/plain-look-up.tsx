import { PlainForm } from '@/components/form/plain-form'

type Props = { orderNumber?: string; phone?: string; problem?: string | undefined }

/** The look-up of an order for visitors without scripts. */
export function PlainLookUp({ orderNumber, phone, problem }: Props) {
  return (
    <PlainForm
      action="/api/order-look-up"
      label="Где мой заказ"
      submit="Узнать"
      problem={problem}
      fields={[
        {
          name: 'orderNumber',
          label: 'Номер заказа',
          inputMode: 'numeric',
          autoComplete: 'off',
          defaultValue: orderNumber,
        },
        {
          name: 'phone',
          label: 'Телефон, указанный в заказе',
          type: 'tel',
          autoComplete: 'tel',
          defaultValue: phone,
        },
      ]}
    />
  )
}
