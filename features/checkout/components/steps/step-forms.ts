import type { FormField } from '@/components/form/fields/use-field'
import type { ConfirmStep, InfoStep } from '@/stores/checkout/checkout-state'
import type { InfoField } from '../../model/info-problems'
import type { ReceiptValues } from '../../model/receipt-values'

export type InfoValues = Pick<InfoStep, InfoField>
export type ConfirmValues = ConfirmStep & { isAgreeWriteoff: boolean }

/** The forms of the steps, as their fields take them. */
export type ReceiptForm = FormField<ReceiptValues>['form']
export type InfoForm = FormField<InfoValues>['form']
export type ConfirmForm = FormField<ConfirmValues>['form']
