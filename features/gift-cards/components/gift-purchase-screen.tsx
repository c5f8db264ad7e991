'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { usePageRestored } from '@/lib/interaction/use-page-restored'
import type { GiftPurchase } from '../model/gift'
import { CancelGift } from './cancel-gift'
import { GiftFace } from './gift-face'
import styles from './gift-purchase-screen.module.css'

/** The bank's word may come a little after the buyer. */
const LOOK_EVERY_MS = 3000
const LOOKS = 10
const SCREEN_PX = 320

/** A purchase of a gift card: paid, on its way or with its recipient. */
export function GiftPurchaseScreen({ reference, siteName }: { reference: string; siteName: string }) {
  const [gift, setGift] = useState<GiftPurchase | null>(null)
  const [problem, setProblem] = useState('')

  const look = useCallback(async () => {
    try {
      const { readGift } = await import('../api/gift-calls')
      const found = await readGift(reference)
      setGift(found)
      setProblem('')
      return found.status
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      setProblem(Object.values(refusalOf(error))[0] ?? '')
      return undefined
    }
  }, [reference])

  useEffect(() => {
    let looks = 0
    let timer: number | undefined
    const again = async () => {
      looks += 1
      if ((await look()) === 'created' && looks < LOOKS)
        timer = window.setTimeout(() => void again(), LOOK_EVERY_MS)
    }
    void again()
    return () => window.clearTimeout(timer)
  }, [look])

  if (gift) return <Purchase gift={gift} siteName={siteName} onCancelled={setGift} />
  if (problem === '') return <Skeleton height={SCREEN_PX} />
  return (
    <div className={styles.screen} role="alert">
      <p>{problem}</p>
      <p className={styles.actions}>
        <Button onClick={() => void look()}>Повторить</Button>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.giftCards}>
          К подарочным картам
        </a>
      </p>
    </div>
  )
}

type PurchaseProps = {
  gift: GiftPurchase
  siteName: string
  onCancelled: (gift: GiftPurchase) => void
}

function Purchase({ gift, siteName, onCancelled }: PurchaseProps) {
  const { design, amount, recipientName, buyerName } = gift
  const facts = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.screen}>
      <GiftFace design={design} amount={amount} siteName={siteName} to={recipientName} from={buyerName} />
      <div ref={facts} tabIndex={-1} className={styles.facts}>
        <State gift={gift} />
        <dl className={styles.list}>
          <Fact title="Номер покупки" value={gift.number} />
          <Fact title="Номинал" value={formatPrice(amount)} />
          {recipientName !== '' && <Fact title="Кому" value={`${recipientName}, ${gift.recipientEmail}`} />}
          {gift.status !== 'cancelled' && <Fact title="Когда" value={whenOf(gift)} />}
          {gift.lastFour && <Fact title="Карта" value={`•••• ${gift.lastFour}`} />}
          {gift.validUntil && <Fact title="Действует до" value={dayOf(gift.validUntil)} />}
          {gift.words !== '' && <Fact title="Ваши слова" value={`«${gift.words}»`} />}
        </dl>
        {gift.canCancel && <CancelGift gift={gift} onCancelled={onCancelled} place={facts} />}
      </div>
    </div>
  )
}

function State({ gift: { status, reference, amount } }: { gift: GiftPurchase }) {
  const [problem, setProblem] = useState('')
  const [isOpening, setOpening] = useState(false)
  usePageRestored(() => setOpening(false))
  if (status === 'cancelled')
    return <p className={styles.state}>Покупка отменена, письмо о возврате отправлено вам на почту</p>
  if (status === 'sent') return <p className={styles.state}>Подарок отправлен</p>
  if (status === 'paid') return <p className={styles.state}>Оплачено: отправим в назначенный день</p>

  async function pay() {
    if (isOpening) return
    setOpening(true)
    try {
      const { payGift } = await import('../api/gift-calls')
      const paymentUrl = await payGift(reference)
      return paymentUrl ? window.location.assign(paymentUrl) : window.location.reload()
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      setProblem(Object.values(refusalOf(error))[0] ?? '')
    }
    setOpening(false)
  }

  return (
    <>
      <p className={styles.state}>Карта ещё не оплачена</p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <Button aria-disabled={isOpening} onClick={() => void pay()}>
        {isOpening ? 'Открываем оплату…' : `Оплатить ${formatPrice(amount)}`}
      </Button>
    </>
  )
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function dayOf(moment: string): string {
  return formatLongDay(toMoscowDay(new Date(moment)))
}

function whenOf({ status, deliverAt, sentAt }: GiftPurchase): string {
  if (sentAt) return `Отправлена ${dayOf(sentAt)}`
  if (status === 'created' && deliverAt === null) return 'Сразу после оплаты'
  return deliverAt ? dayOf(deliverAt) : 'Сразу'
}
