'use client'

import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { CHECKOUT_STEPS, type CheckoutStep } from '@/stores/checkout/checkout-state'
import { completionOf, isFilledStep, isReachable } from '../../model/steps/steps'
import { useCheckout, useCheckoutScope } from '../checkout-context'
import styles from './step-section.module.css'

type Props = { step: CheckoutStep; title: string; summary: readonly string[]; children: ReactNode }

/** One step: open, folded to what was chosen, or still to come. */
export function StepSection({ step, title, summary, children }: Props) {
  const { flow } = useCheckoutScope()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = useCheckout((state) => state.activeStep === step)
  const isDone = useCheckout((state) => isFilledStep(step) && completionOf(state)[step])
  const canOpen = useCheckout((state) => isReachable(state, step))
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <li>
      <section
        className={`${styles.step} ${isOpen ? styles.open : ''}`}
        aria-labelledby={headingId}
        aria-current={isOpen ? 'step' : undefined}
      >
        <div className={styles.head}>
          <span className={`${styles.number} ${isDone ? styles.done : ''}`} aria-hidden="true">
            {isDone && !isOpen ? <Icon name="check" size={16} /> : CHECKOUT_STEPS.indexOf(step) + 1}
          </span>
          <h2 id={headingId} className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {!isOpen && canOpen && (
            <Button
              look="plain"
              small
              className={styles.change}
              aria-label={`${isDone ? 'Изменить' : 'Открыть'}: ${title.toLowerCase()}`}
              onClick={() => flow.open(step)}
            >
              {isDone ? 'Изменить' : 'Открыть'}
            </Button>
          )}
        </div>
        {isOpen ? (
          <div className={styles.body}>{children}</div>
        ) : (
          isDone && (
            <p className={styles.chosen}>
              {summary.map((part, at) => (
                <Fragment key={part}>
                  {at > 0 && ' '}
                  <span>{at < summary.length - 1 ? `${part},` : part}</span>
                </Fragment>
              ))}
            </p>
          )
        )}
      </section>
    </li>
  )
}
