/** Of a delivery outside of the shop's zones: the same words at the checkout, on the order and in its letter. */
export const DELIVERY_AGREED =
  'Цену и срок перевозки менеджер назовёт по телефону до отправки. В сумму заказа перевозка не входит.'
