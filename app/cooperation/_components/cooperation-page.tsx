import { InquiryBlock } from '@/app/_components/inquiry/inquiry-block'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Icon, type IconName } from '@/components/ui/icon'
import type { InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './cooperation.module.css'

export type Benefit = { icon: IconName; title: string; text: string }

type Props = {
  heading: string
  lead: string
  benefits: readonly Benefit[]
  needed: readonly string[]
  steps: readonly string[]
  form: InquiryForm
  formTitle: string
}

/** What is offered and required, the steps, and the form with which they begin. */
export function CooperationPage({ heading, lead, benefits, needed, steps, form, formTitle }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs
          items={[
            { title: 'Главная', href: hrefs.home },
            { title: 'Сотрудничество', href: hrefs.cooperation },
            { title: heading },
          ]}
        />
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Benefits benefits={benefits} />
      <div className={styles.columns}>
        <section className={styles.main} aria-labelledby="application">
          <h2 id="application">{formTitle}</h2>
          <InquiryBlock form={form} submit="Отправить заявку" />
        </section>
        <div className={styles.side}>
          <section className={styles.panel} aria-labelledby="needed">
            <h2 id="needed" className={styles.panelTitle}>
              Что нужно от вас
            </h2>
            <ul className={styles.checks}>
              {needed.map((line) => (
                <li key={line}>
                  <Icon name="check" size={20} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.panel} aria-labelledby="steps">
            <h2 id="steps" className={styles.panelTitle}>
              Как это будет
            </h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  )
}

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className={styles.benefit}>
          <Icon name={icon} />
          <div>
            <h2 className={styles.benefitTitle}>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
