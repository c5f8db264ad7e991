import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './service-page.module.css'

type Props = {
  title: string
  lead: string
  /** Between the start and this page. */
  trail?: readonly { title: string; href: string }[]
  /** Text of the button on the first screen. */
  action: string
  facts: readonly { icon: IconName; title: string; text: string }[]
  children: ReactNode
}

/** Anchor of the form. */
export const REQUEST_ANCHOR = 'zapis'

/** A page of the car service: what it is in a screen, then what it costs, where, and the form. */
export function ServicePage({ title, lead, trail = [], action, facts, children }: Props) {
  return (
    <>
      <section className={styles.hero}>
        <div className="container">
          <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, ...trail, { title }]} />
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p>
            <a className={buttonClass()} href={`#${REQUEST_ANCHOR}`}>
              {action}
            </a>
          </p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.title} className={styles.fact}>
                <Icon name={fact.icon} size={24} />
                <div>
                  <p className={styles.factTitle}>{fact.title}</p>
                  <p className={styles.soft}>{fact.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={`container ${styles.blocks}`}>{children}</div>
    </>
  )
}

type BlockProps = { id?: string; title: string; lead?: string; children: ReactNode }

export function ServiceBlock({ id, title, lead, children }: BlockProps) {
  return (
    <section id={id} className={styles.block}>
      <h2 className={styles.blockTitle}>{title}</h2>
      {lead && <p className={styles.blockLead}>{lead}</p>}
      {children}
    </section>
  )
}

/** What happens one after the other. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className={styles.soft}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type Link = { href: string; title: string; text: string }

/** Ways on to the other pages of the car service. */
export function ServiceLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, title, text }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            <span className={styles.factTitle}>{title}</span>
            <span className={styles.soft}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
