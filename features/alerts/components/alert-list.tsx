'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PartTitle } from '@/components/ui/part-title'
import { Skeleton } from '@/components/ui/skeleton'
import { ToneBadge } from '@/components/ui/tone-badge'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { useShownPrice } from '@/stores/user/use-shown-price'
import { useUser } from '@/stores/user/use-user'
import { alertListOptions } from '../api/alert-list-options'
import type { readAlerts } from '../api/read-alerts'
import styles from './alert-list.module.css'

type Alert = Awaited<ReturnType<typeof readAlerts>>[number]

const PICTURE_PX = 64
const SKELETON_PX = 96

/** What the user waits for, and what emails were sent about lately; `fitmentFor` says whether it fits the chosen car. */
export function AlertList({ fitmentFor }: { fitmentFor: (alert: Alert) => ReactNode }) {
  const { data, error, refetch } = useQuery(alertListOptions)
  const isReached = useUser((user) => user.email !== '' && user.isEmailConfirmed)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.section} aria-labelledby="alerts">
      <h2 id="alerts" ref={heading} tabIndex={-1}>
        Что вы ждёте
      </h2>
      {error && !data ? (
        <Notice kind="error">
          Список не загрузился.{' '}
          <Button look="plain" onClick={() => void refetch()}>
            Повторить
          </Button>
        </Notice>
      ) : !data ? (
        <Skeleton height={SKELETON_PX} />
      ) : data.length === 0 ? (
        <p>
          Пока ничего. О поступлении и снижении цены можно узнать из письма: кнопка есть на странице товара.
        </p>
      ) : (
        <>
          {!isReached && (
            <Notice kind="warning">
              Письма не придут, пока почта не подтверждена. <a href={hrefs.profile}>Подтвердить в профиле</a>
            </Notice>
          )}
          <ul className={styles.list} aria-label="Что вы ждёте">
            {data.map((alert) => (
              <AlertRow
                key={`${alert.brand} ${alert.article}`}
                alert={alert}
                fitment={fitmentFor(alert)}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function AlertRow({ alert, fitment, onGone }: { alert: Alert; fitment: ReactNode; onGone: () => void }) {
  const { brand, article, internalCode, title, price, currentPrice, notifiedAt } = alert
  const queries = useQueryClient()
  const toShown = useShownPrice()
  const isWaiting = notifiedAt === null
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../api/change-alerts')).deleteAlert(alert),
    onSuccess: async () => {
      onGone()
      await queries.invalidateQueries({ queryKey: alertListOptions.queryKey })
    },
    onError: (failure) => notifyFailure(failure),
  })
  return (
    <li className={styles.row}>
      <Picture
        path={alert.pictureUrl[0] ?? null}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <p>
          <a className={styles.name} href={hrefs.product({ internalCode, brand, article })} translate="no">
            <b>{brand}</b> <span className="no-break">{article}</span>
          </a>
        </p>
        <p className={styles.title}>
          <PartTitle title={title} />
        </p>
        {fitment}
        <p className={styles.title}>
          {isWaiting ? 'Ждёте ' : 'Ждали '}
          {price === null ? 'поступления' : `цену ${formatPrice(toShown(price))} или ниже`}
          {'. '}
          <span className={styles.soft}>
            {currentPrice === null
              ? 'Сейчас нет в продаже.'
              : `Сейчас ${formatPrice(toShown(currentPrice))}.`}
          </span>
        </p>
        <ToneBadge
          tone={isWaiting ? 'going' : 'good'}
          title={isWaiting ? 'Ждём' : `Письмо отправлено ${formatDeliveryDateLong(notifiedAt)}`}
        />
      </div>
      <Button
        look="secondary"
        small
        className={styles.remove}
        aria-label={`${isWaiting ? 'Не ждать' : 'Убрать'}, ${brand} ${article}`}
        aria-disabled={isPending}
        onClick={() => mutate()}
      >
        {isWaiting ? 'Не ждать' : 'Убрать'}
      </Button>
    </li>
  )
}
