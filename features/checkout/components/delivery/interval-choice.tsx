'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useNow } from '@/lib/time/page-clock'
import { hasBegun, intervalTime, isOpenInterval, onlyTimeOf, shownDays } from '../../model/delivery/intervals'
import { useCheckout, useCheckoutScope, useFlowState } from '../checkout-context'
import type { ReceiptForm } from '../steps/step-forms'
import { ChoiceGroup } from '../choice-group'
import { DayChoice } from './day-choice'

/** Day, then hours. Nothing to choose where no carrier delivers by the clock. */
export function IntervalChoice({ form }: { form: ReceiptForm }) {
  const { flow, customer } = useCheckoutScope()
  const now = useNow()
  const isLoading = useFlowState((state) => state.isLoadingIntervals)
  const error = useCheckout((state) => state.intervalsError)
  const sector = useCheckout((state) => state.deliverySector)
  const { deliveryIntervalDate: date, deliveryIntervalTime: time } = useCheckout((state) => state.receiptStep)
  if (isLoading) return <p role="status">Узнаём, когда можем привезти…</p>
  if (error !== null) {
    return (
      <Notice kind="warning">
        <p>{error}</p>
        <Button look="plain" small onClick={() => void flow.reloadIntervals()}>
          Спросить ещё раз
        </Button>
      </Notice>
    )
  }
  const days = shownDays(sector, customer.isHideClosedIntervals)
  const [firstDay] = days
  if (!firstDay) return null
  const ofDay = days.find((day) => day.date === date)?.intervals ?? []
  const intervals = ofDay.filter((one) => !one.isClosed || !hasBegun(date ?? '', one, now))
  return (
    <>
      <DayChoice
        form={form}
        name="date"
        legend="День доставки"
        onChoose={(next) =>
          flow.changeReceipt({
            deliveryIntervalDate: next,
            deliveryIntervalTime: isOpenInterval(sector, next, time) ? time : onlyTimeOf(sector, next),
          })
        }
        dates={days.map((day) => day.date)}
      />
      {intervals.length > 0 && (
        <ChoiceGroup
          form={form}
          name="time"
          legend="Время доставки"
          chips
          onChoose={(deliveryIntervalTime) => flow.changeReceipt({ deliveryIntervalTime })}
          choices={intervals.map((interval) => ({
            value: intervalTime(interval),
            title: `${interval.timeFrom}–${interval.timeTo}`,
            text: interval.isClosed ? 'недоступно' : undefined,
            isDisabled: interval.isClosed,
          }))}
        />
      )}
    </>
  )
}
