import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ByPhone } from '@/app/_components/by-phone'
import { documentHref } from '@/app/_components/frame/document-href'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { PlainInquiryForm } from '@/features/inquiries/components/plain-inquiry-form'
import { ReceiptText } from '@/features/inquiries/components/receipt-text'
import { CHECK_FIELD, FORM_FIELD } from '@/features/inquiries/model/plain-form'
import { FORM_COOKIE, readSavedForm } from '@/lib/forms/saved-form'
import { unpackForm } from '@/lib/forms/packed-form'
import { orEmpty } from '@/lib/data-cache/load'
import { findOpenForm, INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { robotsOf } from '@/lib/routing/pages'
import styles from '../_components/help-form.module.css'

const TITLE = 'Ваше обращение'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/help/inquiry') }

/** What became of a form that was sent without scripts. It is for one visitor alone. */
export default async function InquiryAnswerPage() {
  const stored = unpackForm(readSavedForm((await cookies()).get(FORM_COOKIE)?.value))
  const { number, email, problem, [FORM_FIELD]: id = '', [CHECK_FIELD]: check, ...typed } = stored
  const form = findOpenForm(id) ?? INQUIRY_FORMS.feedback
  const privacyHref = documentHref(await orEmpty(loadBootstrap, undefined), 'privacy')
  const defaults = Object.fromEntries(
    Object.entries({ ...typed, email }).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Помощь', href: hrefs.help },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{number === undefined ? form.title : TITLE}</h1>
      <div className={styles.main}>
        {check !== undefined && (
          <ByPhone
            what="Ваше сообщение ниже, но не отправлено: проверка, что вы не робот,"
            instead="Или спросите"
          />
        )}
        {number === undefined ? (
          <PlainInquiryForm
            form={form}
            defaults={defaults}
            submit="Отправить"
            privacyHref={privacyHref}
            problem={problem}
            isProtected={check !== undefined}
          />
        ) : (
          <>
            <ReceiptText number={number} email={email} />
            <p>
              <a href={hrefs.home}>На главную</a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
