import type * as z from 'zod'
import type { wizardStep } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './original.module.css'

type Step = z.output<typeof wizardStep>

/** Questions that narrow a catalogue down to a car. Answers are addresses: Back takes the last one back, «Изменить» any. */
export function Wizard({ code, steps }: { code: string; steps: readonly Step[] }) {
  const hrefOf = (ssd: string) => hrefs.originalCatalog(code, { ssd })
  const firstOpen = steps.find(({ isDetermined, options }) => !isDetermined && options.length > 0)
  return (
    <ol className={styles.wizard}>
      {steps.map((step) => (
        <li key={step.id}>
          {step.isDetermined ? (
            <Answer step={step} hrefOf={hrefOf} />
          ) : (
            <details open={step === firstOpen}>
              <summary>{step.title}</summary>
              <ul className={styles.options}>
                {step.options.map(({ title, ssd }) => (
                  <li key={ssd}>
                    <a href={hrefOf(ssd)} rel="nofollow" data-prefetch="hover" data-keep-scroll>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function Answer({ step, hrefOf }: { step: Step; hrefOf: (ssd: string) => string }) {
  const { title, value, resetSsd } = step
  return (
    <p className={styles.answer}>
      <span className={styles.soft}>{title}</span> <b>{value}</b>{' '}
      {resetSsd !== null && (
        <a href={hrefOf(resetSsd)} rel="nofollow" data-prefetch="hover" data-keep-scroll>
          Изменить<span className="visually-hidden">: {title}</span>
        </a>
      )}
    </p>
  )
}
