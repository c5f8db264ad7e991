'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type Tone, ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { toTelLink } from '@/lib/format/phone'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { type DeadMessage, DESK, type DeskInquiry, type InquiryStatus, resend } from '../api/desk-calls'
import { InquiryActions } from './inquiry-actions'
import styles from './inquiry-desk.module.css'

type Badge = { title: string; tone?: Tone }

const DELIVERY: Readonly<Record<DeskInquiry['delivery']['state'], Badge>> = {
  waiting: { title: 'Ждёт отправки', tone: 'going' },
  sent: { title: 'Отправлено вам', tone: 'good' },
  dead: { title: 'Не дошло', tone: 'bad' },
  shown: { title: 'Лежит в «Исходящих»' },
  none: { title: 'Только здесь' },
}

const STATUS: Readonly<Record<InquiryStatus, Badge>> = {
  new: { title: 'Новое', tone: 'urgent' },
  in_work: { title: 'В работе', tone: 'going' },
  answered: { title: 'Отвечено', tone: 'good' },
  closed: { title: 'Закрыто' },
}

/** As the shop writes it; an answer has no kind of its own. */
const PHONE = /^\+\d[\d ()-]{9,18}$/

type CardProps = { inquiry: DeskInquiry; onChanged: () => void }

export function DeskInquiryCard({ inquiry, onChanged }: CardProps) {
  const { number, title, createdAt, answers, files, delivery, status, version } = inquiry
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        {title} <span className="no-break">№ {number}</span>
      </h2>
      <p className={styles.head}>
        {version !== null && <State {...STATUS[status]} />}
        <State {...DELIVERY[delivery.state]} />
        <When moment={createdAt} />
      </p>
      <Failed {...delivery} />
      <dl className={styles.answers}>
        {answers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{PHONE.test(text) ? <a href={toTelLink(text) ?? undefined}>{text}</a> : text}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>Файлы</dt>
            <dd>{files.join(', ')}</dd>
          </div>
        )}
      </dl>
      {delivery.state === 'dead' && delivery.id !== null && (
        <Resend id={delivery.id} what={`${title} № ${number}`} />
      )}
      <History history={inquiry.history} />
      {version !== null && <InquiryActions inquiry={inquiry} version={version} onChanged={onChanged} />}
    </li>
  )
}

function State({ title, tone }: Badge) {
  return tone ? <ToneBadge tone={tone} title={title} /> : <span className={styles.soft}>{title}</span>
}

/** Who did what, and what the person was answered. */
function History({ history }: Pick<DeskInquiry, 'history'>) {
  if (history.length === 0) return null
  return (
    <ol className={styles.history} aria-label="Кто что сделал">
      {history.map(({ status, text, isSent, author, at }) => (
        <li key={`${at}${status}`}>
          <p className={styles.head}>
            <span>{isSent ? 'Ответ отправлен' : STATUS[status].title}</span>
            <span className={styles.soft}>{author ?? 'Сотрудник удалён'}</span>
            <When moment={at} />
          </p>
          {text !== '' && <p className={styles.said}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

export function DeskMessageCard({ message }: { message: DeadMessage }) {
  const { id, channel, recipient, subject, createdAt, attempts, failure, canResend } = message
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>{subject}</h2>
      <p className={styles.head}>
        <span>
          {channel === 'sms' ? 'СМС' : 'Письмо'}: {recipient}
        </span>
        <When moment={createdAt} />
      </p>
      <Failed attempts={attempts} failure={failure} />
      {canResend ? (
        <Resend id={id} what={subject} />
      ) : (
        <p className={styles.soft}>Код устарел: человек запросит новый.</p>
      )}
    </li>
  )
}

function When({ moment }: { moment: string }) {
  return (
    <time className={styles.soft} dateTime={moment}>
      {formatMoment(moment)}
    </time>
  )
}

function Failed({ attempts, failure }: { attempts: number; failure: string | null }) {
  if (failure === null) return null
  return (
    <p className={styles.failure}>
      Попыток: {attempts}. Последняя ошибка: {failure}
    </p>
  )
}

function Resend({ id, what }: { id: number; what: string }) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resend(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: DESK }),
  })
  return (
    <>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div>
        <Button
          small
          look="secondary"
          aria-disabled={isPending}
          aria-label={`Отправить ещё раз: ${what}`}
          onClick={() => !isPending && mutate()}
        >
          Отправить ещё раз
        </Button>
      </div>
    </>
  )
}
